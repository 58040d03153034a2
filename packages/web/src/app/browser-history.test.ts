import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BrowserHistory, startBrowserHistory } from './browser-history.ts'

let history: BrowserHistory
const listener = vi.fn<() => void>()
let isOpen = false
let changed: () => void
const closeTop = vi.fn<() => void>(() => {
  isOpen = false
})
let forget: () => void

beforeEach(() => {
  const listening = vi.spyOn(window, 'addEventListener')
  window.history.replaceState(null, '', '/first?a=1')
  history = startBrowserHistory({ hasOpen: () => isOpen, closeTop, onChange: (listener) => (changed = listener) })
  history.arrivals.subscribe(listener)
  // One document has one history; here each test has its own.
  forget = () => listening.mock.calls.forEach(([event, listener]) => window.removeEventListener(event, listener))
})
afterEach(() => {
  forget()
  listener.mockClear()
  closeTop.mockClear()
  isOpen = false
})

const here = () => {
  const { action, index, location } = history.arrivals.get()
  return { action, index, path: location.pathname + location.search }
}

/** A step of the browser arrives asynchronously, as on a phone. */
const arrived = (step: () => void) =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    step()
  })

test('begins where the document is, and numbers what is put on top', () => {
  expect(here()).toEqual({ action: 'POP', index: 0, path: '/first?a=1' })
  history.push('/second?b=瓷砖')
  expect(here()).toEqual({ action: 'PUSH', index: 1, path: '/second?b=%E7%93%B7%E7%A0%96' })
  expect(listener).toHaveBeenCalledTimes(1)
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

/** A sheet that closes when it is asked to. */
function openSheet() {
  isOpen = true
  changed()
  return closeTop
}

test('a step back closes an open sheet and stays where it is; the next one goes back', async () => {
  history.push('/second')
  const before = history.arrivals.get()
  const close = openSheet()
  await arrived(() => window.history.back())
  expect(close).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(window.location.pathname).toBe('/second'))
  expect(history.arrivals.get()).toBe(before)
  await vi.waitFor(() => expect(window.history.state).toMatchObject({ idx: 1 }))
  await arrived(() => window.history.back())
  expect(here()).toEqual({ action: 'POP', index: 0, path: '/first?a=1' })
})

test('so it does on the first page of a visit, and the address that was chosen in the sheet stays', async () => {
  const close = openSheet()
  history.replace('/first?a=2', { move: 'query' })
  const before = history.arrivals.get()
  await arrived(() => window.history.back())
  expect(close).toHaveBeenCalledTimes(1)
  expect(history.arrivals.get()).toBe(before)
  expect(window.location.search).toBe('?a=2')
})

test('a step back that the app takes itself closes nothing', async () => {
  history.push('/second')
  const close = openSheet()
  await arrived(() => history.go(-1))
  expect(close).not.toHaveBeenCalled()
  expect(here()).toMatchObject({ index: 0 })
})
