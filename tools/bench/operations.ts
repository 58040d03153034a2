import { randomUUID } from 'node:crypto'
import type { EndpointKey, EndpointOf } from '../../packages/contract/src/endpoints.ts'
import type { RequestOf } from '../../packages/contract/src/core/endpoint.ts'
import { APP_ID, MERCHANT_ID, signNotice } from '../../packages/server/src/providers/payment/simulator/notice.ts'
import { SIMULATOR } from '../../packages/server/src/providers/payment/simulator/provider.ts'
import { call, Refused } from './client.ts'
import type { Visit } from './load.ts'
import type { Buyer } from './people.ts'
import type { Scene } from './scene.ts'

export interface Operation {
  name: string
  /** The lowest share that is accepted: our requests a second by the baseline's, and the baseline's processor time by ours. */
  share: number
  /** The most statements that are accepted, with the look-up of the session, without BEGIN and COMMIT. */
  statements: number
  /** How many times the cost of a catalogue of a tenth of the size is accepted; undefined where the size has no influence. */
  growth?: number
  /** Whether it changes nothing, so that the answers of the baseline and ours can be compared. */
  isRead: boolean
  /** Made in turn by all connections. */
  visits: readonly Visit[]
  /** Two visits that read or write a different number of rows: both must take the same number of statements. */
  few: Visit
  many: Visit
}

/** The requests that one view of the web app makes, one after the other. */
const view =
  (...views: readonly Visit[]): Visit =>
  async (client) => {
    for (const visit of views) await visit(client)
  }

function ask<Key extends EndpointKey>(key: Key, request: RequestOf<EndpointOf<Key>>, token?: string): Visit {
  const call = { key, request, token }
  return (client) => client.ask(call)
}

type ProductQuery = RequestOf<EndpointOf<'catalogue.listProducts'>>['query']
const goods = (query: ProductQuery): Visit => ask('catalogue.listProducts', { query })
/** The request of the sheet of filters. */
const filters = (query: ProductQuery): Visit => goods({ ...query, sort: 'sales', size: 1, withFacets: '1' })
/** Goods in their default order with all their filters. */
const search = (query: ProductQuery): Visit => view(goods({ ...query, sort: 'default' }), filters(query))

const linesOf = (skuIds: readonly string[], count: number) =>
  skuIds.slice(0, count).map((skuId) => ({ skuId, quantity: 1 }))

/** The requests from the confirm page to the page of the successful payment, with the payer's and the channel's. */
const checkOut =
  ({ token, addressId, skuIds }: Buyer, privateKey: string, count: number): Visit =>
  async (client) => {
    const lines = linesOf(skuIds, count)
    const quote = await call(client, 'orders.quoteOrder', { token, request: { body: { lines, addressId } } })
    const body = { lines, addressId, quoteToken: quote.quoteToken, remarks: [], isFromCart: true }
    const { paymentId: id } = await call(client, 'orders.placeOrder', { token, request: { body } })
    const payment = { token, request: { params: { id } } }
    const { amountFen } = await call(client, 'payments.getPayment', payment)
    const { cashierUrl } = await call(client, 'payments.startAttempt', {
      token,
      request: { params: { id }, body: { provider: SIMULATOR, amountFen } },
    })
    const tradeNo = cashierUrl.split('/').at(-1) ?? ''
    await client.notify(signNotice(noticeOf(tradeNo, amountFen), privateKey, client.now()))
    const { state } = await call(client, 'payments.getPayment', payment)
    if (state !== 'succeeded') throw new Refused(`the payment is ${state}`)
  }

const noticeOf = (tradeNo: string, amountFen: number) => ({
  eventId: randomUUID(),
  kind: 'payment' as const,
  merchantId: MERCHANT_ID,
  appId: APP_ID,
  currency: 'CNY',
  tradeNo,
  txnId: `SIM${randomUUID()}`,
  amountFen,
  state: 'succeeded' as const,
})

/** The last page of the home list. */
const DEEP_PAGE = 50
const ROWS = { few: 2, many: 40 }

interface Made {
  visits: readonly Visit[]
  few: Visit
  many: Visit
}

/** A visit for each subject; `few` and `many` are visits of the first subject with a small and a large page. */
function each<Subject>(subjects: readonly Subject[], make: (subject: Subject, size?: number) => Visit): Made {
  const [first] = subjects
  if (first === undefined) throw new Error('nothing to ask for')
  return {
    visits: subjects.map((subject) => make(subject)),
    few: make(first, ROWS.few),
    many: make(first, ROWS.many),
  }
}

const sized = (size: number | undefined) => (size === undefined ? {} : { size })

const READ = { share: 0.5, isRead: true } as const
const WRITE = { share: 0.4, isRead: false } as const
const LIST_GROWTH = 1.5
const SEARCH_GROWTH = 3

function goodsOf({ categories, words, narrowed, productIds }: Scene): Operation[] {
  return [
    {
      ...READ,
      name: 'category page',
      statements: 3,
      growth: LIST_GROWTH,
      ...each(categories, (category, size) => search({ category, ...sized(size) })),
    },
    {
      ...READ,
      name: 'category by price',
      statements: 1,
      growth: LIST_GROWTH,
      ...each(categories, (category, size) => goods({ category, sort: 'priceAsc', ...sized(size) })),
    },
    {
      ...READ,
      name: 'home list',
      statements: 1,
      growth: LIST_GROWTH,
      ...each([1], (page, size) => goods({ recommended: '1', page, ...sized(size) })),
    },
    {
      ...READ,
      name: 'deep page',
      statements: 1,
      growth: LIST_GROWTH,
      ...each([DEEP_PAGE], (page, size) =>
        goods({ recommended: '1', page: size === undefined ? page : 2, ...sized(size) }),
      ),
    },
    {
      ...READ,
      name: 'product detail',
      statements: 3,
      growth: LIST_GROWTH,
      ...each(productIds, (id) => ask('catalogue.getProduct', { params: { id }, query: {} })),
    },
    {
      ...READ,
      name: 'search',
      statements: 3,
      growth: SEARCH_GROWTH,
      ...each(words, (q, size) => search({ q, ...sized(size) })),
    },
    {
      ...READ,
      name: 'narrowed search',
      statements: 3,
      growth: SEARCH_GROWTH,
      ...each(narrowed, (query, size) => search({ ...query, ...sized(size) })),
    },
  ]
}

function tradeOf({ buyers, sellers, privateKey }: Scene): Operation[] {
  const [buyer] = buyers
  if (!buyer) throw new Error('nobody buys')
  return [
    {
      ...READ,
      name: 'order list',
      statements: 3,
      ...each(buyers, ({ token }, size) =>
        ask('orders.listOrders', { query: { view: 'buyer', tab: 'all', ...sized(size) } }, token),
      ),
    },
    {
      ...READ,
      name: "seller's list",
      statements: 3,
      ...each(sellers, ({ token }, size) =>
        ask('orders.listOrders', { query: { view: 'seller', tab: 'all', ...sized(size) } }, token),
      ),
    },
    {
      ...READ,
      name: "seller's search",
      statements: 3,
      ...each(sellers, ({ token, q }, size) =>
        ask('orders.listOrders', { query: { view: 'seller', tab: 'all', q, ...sized(size) } }, token),
      ),
    },
    {
      ...WRITE,
      name: 'add to cart',
      statements: 5,
      ...each(buyers, ({ token, skuIds }) =>
        ask('cart.addLine', { body: { skuId: skuIds[0] ?? '', quantity: 1 } }, token),
      ),
    },
    {
      ...WRITE,
      name: 'checkout',
      statements: 30,
      visits: buyers.map((one) => checkOut(one, privateKey, one.skuIds.length)),
      few: checkOut(buyer, privateKey, 1),
      many: checkOut(buyer, privateKey, buyer.skuIds.length),
    },
  ]
}

/** What is measured, with its limits: what the web client sends for each view. */
export const operationsOf = (scene: Scene): Operation[] => [...goodsOf(scene), ...tradeOf(scene)]
