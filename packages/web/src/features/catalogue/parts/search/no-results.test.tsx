// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Reading, treeQuery } from '#entities/catalogue/queries.ts'
import { hotWordsQuery } from '#entities/search/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider, PageProvider } from '#platform/navigation.ts'
import type { Search } from '#features/catalogue/search-query.ts'
import { navigationOf } from '#testing/navigation.ts'
import { NoResults } from './no-results.tsx'

beforeEach(async () => {
  await startLocale()
  await loadArea('zh-Hans', 'goods')
})
afterEach(cleanup)

const category = (code: string, parent: string | null) => ({ code, parent, name: code, picture: null })
const TREE = [
  category('tile', null),
  category('bath', null),
  category('floor-tile', 'tile'),
  category('wall-tile', 'tile'),
]
const reading: Reading = {
  kind: 'asked',
  dropped: [],
  unknown: [],
  categories: [],
  marked: [],
  alike: 0,
}

const onChange = vi.fn<(changed: Partial<Search>) => void>()

function show(search: Search, change: Partial<Reading>): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(treeQuery().queryKey, { categories: TREE, stages: [], brands: [] } as never)
  client.setQueryData(hotWordsQuery().queryKey, [])
  render(
    <NavigationProvider value={navigationOf()}>
      <PageProvider value={{ screen: 'search', isTab: false, query: {} }}>
        <QueryClientProvider client={client}>
          <NoResults
            search={search}
            reading={{ ...reading, ...change }}
            onSearch={() => undefined}
            onChange={onChange}
          />
        </QueryClientProvider>
      </PageProvider>
    </NavigationProvider>,
  )
}
/** What is said of nothing being found, and what to do about it. */
const said = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
const near = () =>
  within(screen.getByRole('region', { name: '看看这些分类' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('a brand that is not sold here is said to be none, and the categories of the first level are offered', () => {
  show({ q: '立邦' }, { unknown: ['立邦'] })
  expect(said()).toEqual(['没有找到“立邦”', '这里暂时没有“立邦”这个品牌或商品，可以按分类找同类的'])
  expect(near()).toEqual(['tile', 'bath'])
})

test('unknown words are joined as they were typed, and what only mentions them can be looked for', () => {
  show({ q: '美的空调' }, { unknown: ['美的', '空调'], categories: ['bath'] })
  expect(said()[1]).toBe('这里暂时没有“美的空调”这个品牌或商品，可以按分类找同类的')
  expect(near()).toEqual(['bath'])
  fireEvent.click(screen.getByRole('button', { name: '仍搜“美的空调”' }))
  expect(onChange).toHaveBeenLastCalledWith({ literal: '1' })
  cleanup()
  show({ q: '美的空调', literal: '1' }, { unknown: ['美的', '空调'] })
  expect(screen.queryByRole('button', { name: '仍搜“美的空调”' })).toBeNull()
  cleanup()
  show({ q: '美的 变频空调' }, { unknown: ['美的', '空调'] })
  expect(said()[1]).toContain('“美的 空调”')
})

test('the categories that the words name come before the neighbours of the one that was looked in', () => {
  show({ q: '地砖', category: 'bath' }, { categories: ['floor-tile'] })
  expect(said()).toEqual(['没有找到“地砖”', '换个词，或清除筛选条件再试'])
  expect(near()).toEqual(['floor-tile'])
})

test('words that name the very category that was looked in lead to its neighbours', () => {
  show({ q: '地砖', category: 'floor-tile' }, { categories: ['floor-tile'] })
  expect(near()).toEqual(['wall-tile'])
})
