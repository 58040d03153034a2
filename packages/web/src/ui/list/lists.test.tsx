// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InfiniteList, type InfiniteListProps } from './infinite-list.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'
import { renderUi, run, testTexts } from '../testing.tsx'
import { UiTextsProvider } from '../texts.tsx'

/** The end of the list, moved into sight by hand. */
let endInSight: () => void
let margin: string | undefined
let observing = 0

class HandObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.#callback = callback
    margin = options?.rootMargin
  }
  observe() {
    observing += 1
    endInSight = () => this.#callback([{ isIntersecting: true } as IntersectionObserverEntry], this)
  }
  disconnect() {
    observing -= 1
  }
  unobserve() {}
  takeRecords() {
    return []
  }
}

beforeEach(() => {
  observing = 0
  vi.stubGlobal('IntersectionObserver', HandObserver)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function list(props: Partial<InfiniteListProps>) {
  const onLoadMore = vi.fn<() => void>()
  const draw = (next: Partial<InfiniteListProps>) => (
    <UiTextsProvider texts={testTexts}>
      <InfiniteList hasMore loading={false} onLoadMore={onLoadMore} {...next}>
        rows
      </InfiniteList>
    </UiTextsProvider>
  )
  const { rerender } = render(draw(props))
  return { onLoadMore, become: (next: Partial<InfiniteListProps>) => rerender(draw(next)) }
}

test('asks 50 px before the end, and not while loading, failed or finished', () => {
  const { onLoadMore, become } = list({})
  expect(margin).toBe('50px')
  run(() => endInSight())
  expect(onLoadMore).toHaveBeenCalledTimes(1)
  become({ loading: true })
  expect(observing).toBe(0)
  become({ failed: true })
  expect(observing).toBe(0)
  become({ hasMore: false })
  expect(observing).toBe(0)
})

test('a short page asks again by itself: the end is watched anew after each load', () => {
  const { onLoadMore, become } = list({})
  run(() => endInSight())
  become({ loading: true })
  become({})
  expect(observing).toBe(1)
  run(() => endInSight())
  expect(onLoadMore).toHaveBeenCalledTimes(2)
})

test('says where it stands, and a failure can be tried again', () => {
  const { onLoadMore, become } = list({ loading: true })
  expect(screen.getByRole('status').textContent).toBe('Loading')
  become({ hasMore: false })
  expect(screen.getByRole('status').textContent).toBe('No more')
  become({ hasMore: false, quiet: true })
  expect(screen.getByRole('status').textContent).toBe('')
  become({ failed: true })
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onLoadMore).toHaveBeenCalledTimes(1)
})

function pull() {
  vi.useFakeTimers()
  let finish = () => undefined as unknown
  const onRefresh = vi.fn<() => Promise<unknown>>(() => new Promise((resolve) => (finish = () => resolve(undefined))))
  renderUi(
    <PullToRefresh onRefresh={onRefresh}>
      <p>rows</p>
    </PullToRefresh>,
  )
  const rows = screen.getByText('rows')
  const drag = (distance: number) => {
    fireEvent.touchStart(rows, { touches: [{ clientX: 0, clientY: 100 }] })
    return fireEvent.touchMove(rows, { touches: [{ clientX: 0, clientY: 100 + distance }] })
  }
  return { onRefresh, rows, drag, drop: () => fireEvent.touchEnd(rows), finish: () => act(async () => void finish()) }
}

test('149 px of pull only lets go again, 150 px refresh', async () => {
  const { onRefresh, drag, drop, finish } = pull()
  drag(149)
  expect(screen.getByText('Pull to refresh')).not.toBe(null)
  drop()
  expect(onRefresh).not.toHaveBeenCalled()
  run(() => vi.advanceTimersByTime(200))
  drag(150)
  expect(screen.getByText('Release to refresh')).not.toBe(null)
  drop()
  expect(onRefresh).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toBe('Refreshing')
  await finish()
  run(() => vi.advanceTimersByTime(200))
  expect(screen.queryByText('Refreshing')).toBe(null)
})

test('it takes the movement from the page only at the top and only downwards', () => {
  const { drag, drop } = pull()
  expect(drag(60)).toBe(false)
  drop()
  expect(drag(-60)).toBe(true)
  drop()
  vi.stubGlobal('scrollY', 30)
  expect(drag(60)).toBe(true)
})

test('a drag that began further down the page does not pull when it arrives at the top', () => {
  const { rows, onRefresh, drop } = pull()
  vi.stubGlobal('scrollY', 30)
  fireEvent.touchStart(rows, { touches: [{ clientX: 0, clientY: 100 }] })
  vi.stubGlobal('scrollY', 0)
  fireEvent.touchMove(rows, { touches: [{ clientX: 0, clientY: 400 }] })
  drop()
  expect(onRefresh).not.toHaveBeenCalled()
})

test('while it refreshes it cannot be armed again', async () => {
  const { onRefresh, drag, drop, finish } = pull()
  drag(200)
  drop()
  drag(200)
  drop()
  expect(onRefresh).toHaveBeenCalledTimes(1)
  await finish()
})

test('the same is a button', () => {
  const { onRefresh } = pull()
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(onRefresh).toHaveBeenCalledTimes(1)
})
