import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BrowserHistory, startBrowserHistory } from './browser-history.ts'

let history: BrowserHistory
const told = vi.fn<() => void>()
let forget: () => void

beforeEach(() => {
  const listening = vi.spyOn(window, 'addEventListener')
  window.history.replaceState(null, '', '/first?a=1')
  history = startBrowserHistory()
  history.arrivals.subscribe(told)
  // One document has one history; here each test has its own.
  forget = () => listening.mock.calls.forEach(([event, listener]) => window.removeEventListener(event, listener))
})
afterEach(() => {
  forget()
  told.mockClear()
})

const here = () => {
  const { action, index, location } = history.arrivals.get()
  return { action, index, path: location.pathname + location.search }
}

/** The browser's own step back or forward arrives later, as it does on a phone. */
const arrived = (step: () => void) =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    step()
  })

test('begins where the document is, and numbers what is put on top', () => {
  expect(here()).toEqual({ action: 'POP', index: 0, path: '/first?a=1' })
  history.push('/second?b=瓷砖')
  expect(here()).toEqual({ action: 'PUSH', index: 1, path: '/second?b=%E7%93%B7%E7%A0%96' })
  expect(told).toHaveBeenCalledTimes(1)
})

test('another address in the same place has another key and says how it is meant', () => {
  history.push('/second')
  const { key } = history.arrivals.get().location
  history.replace('/third', { move: 'tab' })
  expect(here()).toEqual({ action: 'REPLACE', index: 1, path: '/third' })
  expect(history.arrivals.get().location.state).toEqual({ move: 'tab' })
  expect(history.arrivals.get().location.key).not.toBe(key)
})

test('going back finds the place with its key and what was said there', async () => {
  history.replace('/first', { move: 'query' })
  const { location } = history.arrivals.get()
  history.push('/second')
  await arrived(() => history.go(-1))
  expect(here()).toEqual({ action: 'POP', index: 0, path: '/first' })
  expect(history.arrivals.get().location).toEqual(location)
})

test('places outlive the document: a reload keeps number and key', () => {
  history.push('/second')
  const { location } = history.arrivals.get()
  const reloaded = startBrowserHistory().arrivals.get()
  expect(reloaded).toEqual({ action: 'POP', index: 1, location })
})

test('a hash that was typed lies on top of where one was', async () => {
  history.push('/second')
  await arrived(() => {
    window.location.hash = 'there'
  })
  expect(here()).toEqual({ action: 'PUSH', index: 2, path: '/second' })
  await arrived(() => history.go(-1))
  expect(here()).toEqual({ action: 'POP', index: 1, path: '/second' })
})

test('a held step back stays where it is and asks; let go, it goes', async () => {
  const ask = vi.fn<() => void>()
  history.push('/second')
  history.holdBack(ask)
  await arrived(() => history.go(-1))
  await arrived(() => undefined)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(here()).toMatchObject({ index: 1, path: '/second' })
  expect(window.location.pathname).toBe('/second')
  history.holdBack(undefined)
  await arrived(() => history.go(-1))
  expect(here()).toMatchObject({ index: 0, path: '/first?a=1' })
})
