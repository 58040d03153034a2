import { describe, expect, it } from 'vitest'
import { countLines, type SizedFile, sizeFaults, spread } from './file-sizes.ts'

const SERVER = 'packages/server/src/modules/orders'
const project = (count: number, lines: number): SizedFile[] =>
  Array.from({ length: count }, (_, index) => ({ path: `${SERVER}/verb-${index}.ts`, lines }))

describe('limits of a file', () => {
  it.each([
    [`${SERVER}/index.ts`, 280],
    ['packages/web/src/features/cart/pages/cart.tsx', 240],
    [`${SERVER}/place-order.test.ts`, 390],
    ['packages/web/src/features/cart/pages/cart.test.tsx', 390],
  ])('%s may have %i lines and not one more', (path, limit) => {
    expect(sizeFaults([{ path, lines: limit }])).toEqual([])
    expect(sizeFaults([{ path, lines: limit + 1 }])).toEqual([`${path}: ${limit + 1} lines, at most ${limit}`])
  })

  it.each([
    'packages/web/src/platform/calls.generated.ts',
    'packages/server/src/tables/migrations/first.ts',
    'packages/web/src/locales/zh-Hans/orders.ts',
    'packages/contract/src/screens.ts',
    'packages/server/src/modules/orders/sweep.ts',
    'packages/demo/src/catalogue/pictures/tiles.ts',
    'packages/server/src/platform/search/synonyms.data.ts',
  ])('%s may be long', (path) => {
    expect(sizeFaults([{ path, lines: 9000 }])).toEqual([])
  })
})

describe('names', () => {
  it.each(['OrderList.tsx', 'orderList.ts', 'order_list.ts', 'order-List.test.ts', 'order--list.ts'])(
    '%s is refused',
    (name) => {
      expect(sizeFaults([{ path: `${SERVER}/${name}`, lines: 1 }])).toEqual([`${SERVER}/${name}: not kebab-case`])
    },
  )

  it.each(['order-list.tsx', 'order-list.test.ts', 'vite-env.d.ts', 'sha256.ts', 'calls.generated.ts'])(
    '%s is welcome',
    (name) => {
      expect(sizeFaults([{ path: `${SERVER}/${name}`, lines: 1 }])).toEqual([])
    },
  )
})

describe('the project as a whole', () => {
  it('may not grow: median and p90 count from 41 files on', () => {
    expect(sizeFaults(project(40, 61))).toEqual([])
    expect(sizeFaults(project(41, 61))).toEqual(['median 61 (at most 60) or p90 61 (at most 160) is too high'])
    expect(sizeFaults([...project(40, 10), ...project(10, 161)])).toEqual([
      'median 10 (at most 60) or p90 161 (at most 160) is too high',
    ])
    expect(sizeFaults([...project(46, 60), ...project(5, 161)])).toEqual([])
  })

  it('is measured without tests and exempt files', () => {
    const other = [
      `${SERVER}/a.test.ts`,
      'packages/server/src/testing/app.ts',
      'packages/demo/src/catalogue/pictures/tiles.ts',
    ].map((path) => ({ path, lines: 200 }))
    expect(spread([...project(2, 10), ...other])).toEqual({ count: 2, median: 10, p90: 10 })
  })

  it('counts lines as an editor does', () => {
    expect(['', 'a', 'a\n', 'a\nb', 'a\n\n'].map(countLines)).toEqual([0, 1, 1, 2, 2])
  })
})
