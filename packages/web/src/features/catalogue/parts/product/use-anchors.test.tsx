import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnchors } from './use-anchors.ts'

const PARTS = ['goods', 'parameters', 'detail'] as const
let spied: (code: string) => void
let page = { scrollY: 0, clientHeight: 800, scrollHeight: 2000 }

class Observer {
  constructor(report: (entries: unknown[]) => void) {
    spied = (code) => report([{ isIntersecting: true, target: document.querySelector(`[data-code="${code}"]`) }])
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  page = { scrollY: 0, clientHeight: 800, scrollHeight: 2000 }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.scrollY)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockImplementation(() => page.clientHeight)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.scrollHeight)
  Element.prototype.scrollIntoView = () => undefined
  render(<Reader />)
})
afterEach(() => vi.unstubAllGlobals())

function Reader() {
  const { root, current, goTo } = useAnchors(PARTS)
  return (
    <div ref={root}>
      {PARTS.map((code) => (
        <button key={code} type="button" data-code={code} onClick={() => goTo(code)}>
          {code}
        </button>
      ))}
      <output>{current}</output>
    </div>
  )
}

const current = () => screen.getByRole('status').textContent
const scrollTo = (scrollY: number) => {
  page.scrollY = scrollY
  fireEvent.scroll(window)
}

test('at the end of the page the last part is the current one, however short it is', () => {
  act(() => spied('parameters'))
  scrollTo(900)
  expect(current()).toBe('parameters')
  scrollTo(1200)
  expect(current()).toBe('detail')
  scrollTo(1100)
  expect(current()).toBe('parameters')
})

test('a tapped part stays current where the page could not go further, until the reader scrolls', () => {
  fireEvent.click(screen.getByRole('button', { name: 'parameters' }))
  scrollTo(1200)
  fireEvent(window, new Event('scrollend'))
  expect(current()).toBe('parameters')
  scrollTo(1199)
  expect(current()).toBe('detail')
})
