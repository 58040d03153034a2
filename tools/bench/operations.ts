import { productQuery } from '../../packages/contract/src/catalogue/schemas.ts'
import type { Asked } from './wire.ts'
import type { Buyer, World } from './world.ts'

export interface Operation {
  name: string
  /** Least share of the floor's requests a second. */
  share: number
  /** Most statements, the session's look-up among them, BEGIN and COMMIT not. */
  statements: number
  /** Most times the cost of the small catalogue, where the catalogue's size may be felt. */
  growth?: number
  /** The requests that are asked in turn, by all connections. */
  asked: readonly Asked[]
  /** Two requests that differ in how many rows they touch: they must need the same statements. */
  few: Asked
  many: Asked
}

const WORDS = [
  '瓷砖',
  '乳胶漆',
  '马桶',
  '地板',
  '花洒',
  '开关',
  '木门',
  '水龙头',
  '灯',
  '柜',
  '胶',
  '石膏板',
  '电线',
  '浴室',
  '防水',
  '客厅',
]
const hasFacets = 'withFacets' in productQuery.shape

const anyOf = <T>(list: readonly T[], index: number): T => {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}

type Make = (buyer: Buyer, index: number) => Omit<Asked, 'token'>

const SORTS = ['default', 'sales', 'newest', 'priceAsc'] as const

/** The place in the catalogue: the front of the whole of it or of a category, by each order. */
const list =
  ({ categories }: World, size: number): Make =>
  (_buyer, index) => ({
    key: 'catalogue.listProducts',
    request: {
      query: {
        sort: anyOf(SORTS, index),
        size,
        ...(index % 2 === 0 ? {} : { category: anyOf(categories, index >> 1) }),
      },
    },
  })
const search =
  (size: number): Make =>
  (_buyer, index) => ({
    key: 'catalogue.listProducts',
    request: { query: { q: anyOf(WORDS, index), size, ...(hasFacets && { withFacets: '1' }) } },
  })
const orders =
  (size: number): Make =>
  () => ({ key: 'orders.listOrders', request: { query: { view: 'buyer', size } } })
const detail =
  ({ productIds }: World): Make =>
  (_buyer, index) => ({ key: 'catalogue.getProduct', request: { params: { id: anyOf(productIds, index) } } })
const addLine: Make = ({ skuIds }) => ({
  key: 'cart.addLine',
  request: { body: { skuId: anyOf(skuIds, 0), quantity: 1 } },
})

/** An order of so many lines; the quote's token was asked for before. */
const place =
  (tokens: ReadonlyMap<string, string>, lineCount: number): Make =>
  ({ skuIds, addressId, userId }) => ({
    key: 'orders.placeOrder',
    request: {
      body: {
        lines: linesOf(skuIds, lineCount),
        addressId,
        quoteToken: tokens.get(`${userId} ${lineCount}`) ?? '',
        remarks: [],
        isFromCart: true,
      },
    },
  })

export const linesOf = (skuIds: readonly string[], count: number) =>
  skuIds.slice(0, count).map((skuId) => ({ skuId, quantity: 1 }))

const LIST_ROWS = { few: 2, many: 40 }
const PAGE_ROWS = 20

/** What is measured, with its limits. */
export function operationsOf(world: World, quoteTokens: ReadonlyMap<string, string>): Operation[] {
  const { buyers } = world
  const ask = (make: Make, index: number): Asked => {
    const buyer = anyOf(buyers, index)
    return { ...make(buyer, index), token: buyer.token }
  }
  const all = (make: Make, count: number): Asked[] => Array.from({ length: count }, (_, index) => ask(make, index))
  const sized = (make: (size: number) => Make) => ({
    few: ask(make(LIST_ROWS.few), 0),
    many: ask(make(LIST_ROWS.many), 0),
  })
  const places = (count: number) => ask(place(quoteTokens, count), 0)
  return [
    {
      name: 'product list',
      share: 0.7,
      statements: 2,
      growth: 1.5,
      asked: all(list(world, PAGE_ROWS), 32),
      ...sized((size) => list(world, size)),
    },
    {
      name: 'product detail',
      share: 0.7,
      statements: 4,
      growth: 1.5,
      asked: all(detail(world), 64),
      few: ask(detail(world), 0),
      many: ask(detail(world), 1),
    },
    { name: 'search', share: 0.7, statements: 3, growth: 3, asked: all(search(PAGE_ROWS), 32), ...sized(search) },
    { name: 'order list', share: 0.7, statements: 3, asked: all(orders(PAGE_ROWS), buyers.length), ...sized(orders) },
    {
      name: 'add to cart',
      share: 0.6,
      statements: 5,
      asked: all(addLine, buyers.length),
      few: ask(addLine, 0),
      many: ask(addLine, 1),
    },
    {
      name: 'place order',
      share: 0.6,
      statements: 16,
      asked: all(place(quoteTokens, 2), buyers.length),
      few: places(1),
      many: places(2),
    },
  ]
}
