import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { addAddress, atCashier, forcePaid } from '../trade-fixture.ts'
import { outcomeOf, send, specOf, type AnyRequest, type Sent } from '../requests.ts'
import { addPerson, mintSession } from '../sessions.ts'
import { addProduct, freightRule, makeCatalogue, openShopWith } from '../catalogue-fixture.ts'
import type { TestApp } from '../test-app.ts'
import type { OpenedShop } from '#modules/shops/index.ts'
import { memberships } from '#tables/organisations.ts'
import { at, COMMISSION_BP, FREIGHT, GOODS, MADE, MADE_LEAD_DAYS, OWN_SHOP, SIZES, sum } from './reference/state.ts'

/** An application whose database several sequences share. */
export interface SharedApp {
  at: TestApp
  picture: string
}

export const shareApp = async (at: TestApp): Promise<SharedApp> => ({ at, picture: await makeCatalogue(at) })

export type Side = 'buyer' | 'seller'

interface RealOrder {
  id: string
  shop: number
  /** In the order of the page. */
  lineIds: string[]
}

interface Request {
  side: Side
  shop: number
  key: EndpointKey
  request: AnyRequest
}

/** The people, shops and goods of one sequence, and the ids of its orders and payments, in the order of the reference. */
export interface Real {
  at: TestApp
  /** How many steps were taken, and the number of answers by endpoint and outcome. */
  steps: number
  outcomes: Map<string, number>
  buyer: { userId: string; addressId: string }
  sellerIds: string[]
  shopIds: string[]
  productIds: string[]
  skuIds: string[]
  orders: RealOrder[]
  paymentIds: string[]
  /** The numbers of the attempts at the channel. */
  tradeNos: string[]
  /** Sessions opened at the time `at`; new ones are opened when the clock has moved. */
  tokens: { at: number; byUser: Map<string, string> }
  /** The last request that succeeded with an idempotency key, to be sent again. */
  last: { asked: Request; idempotencyKey: string; sent: Sent; at: number } | undefined
}

const RULE = {
  sizes: [
    { size: 'width' as const, minMm: 100, maxMm: 2000, stepMm: 5 },
    { size: 'height' as const, minMm: 100, maxMm: 2000, stepMm: 5 },
  ],
  options: [],
  charge: { by: 'area' as const, stepCm2: MADE.stepMm2 / 100, leastCm2: MADE.leastMm2 / 100 },
  piece: 'set' as const,
}

/** The shop of a product, and how the product is made and carried. */
function travelOf(goods: typeof GOODS, shops: readonly OpenedShop[]) {
  const { shop, isMade, isBulky } = at(goods, 0)
  const { id: shopId, templateIds } = at(shops, shop)
  const freightTemplateId = at(templateIds, isBulky ? 1 : 0)
  return { shopId, change: { freightTemplateId, ...(isMade && { madeToMeasure: RULE, leadDays: MADE_LEAD_DAYS }) } }
}

/** Makes new people, shops and goods for a sequence, so that earlier sequences have no influence. */
export async function openReal({ at, picture }: SharedApp): Promise<Real> {
  const sellers = [await addPerson(at, ['merchant']), await addPerson(at, ['merchant'])]
  const freight = FREIGHT.map((rule, nth) => ({
    name: `运费 ${nth}`,
    measure: 'piece' as const,
    rules: [freightRule(rule)],
  }))
  const shops: OpenedShop[] = []
  for (const [shop, { userId }] of sellers.entries())
    shops.push(await openShopWith(at, { ownerId: userId, picture, freight, commissionBp: COMMISSION_BP[shop] ?? 0 }))
  const shopIds = shops.map(({ id }) => id)
  const productIds: string[] = []
  const skuIds: string[] = []
  for (const [, goods] of Map.groupBy(GOODS, ({ product }) => product)) {
    const skus = goods.map(({ priceFen, lots }) => ({
      priceFen,
      stock: sum(lots),
      ...(lots.length > 1 && { lots: lots.map((quantity, lot) => ({ code: `L${lot}`, quantity })) }),
    }))
    const made = await addProduct(at, { ...travelOf(goods, shops), picture, skus })
    productIds.push(made.id)
    skuIds.push(...made.skuIds)
  }
  const { userId, token } = await addPerson(at, ['owner'])
  await at.db
    .insert(memberships)
    .values({ organisationId: shopIds[OWN_SHOP] ?? '', userId, permissions: [], createdAt: at.clock.now() })
  const buyer = { userId, addressId: await addAddress(at, token) }
  const own = { at, buyer, sellerIds: sellers.map((seller) => seller.userId), shopIds, productIds, skuIds }
  return {
    ...own,
    steps: 0,
    outcomes: new Map(),
    orders: [],
    paymentIds: [],
    tradeNos: [],
    tokens: { at: 0, byUser: new Map() },
    last: undefined,
  }
}

async function tokenOf(real: Real, { side, shop }: Pick<Request, 'side' | 'shop'>): Promise<string> {
  const userId = side === 'buyer' ? real.buyer.userId : (real.sellerIds[shop] ?? '')
  const now = real.at.clock.now().getTime()
  if (real.tokens.at !== now) real.tokens = { at: now, byUser: new Map() }
  const known = real.tokens.byUser.get(userId)
  if (known) return known
  const token = await mintSession(real.at, userId, { activeRoles: [side === 'buyer' ? 'owner' : 'merchant'] })
  real.tokens.byUser.set(userId, token)
  return token
}

export interface Answered {
  outcome: string
  data: unknown
}

/** Calls the application through its HTTP layer, and counts the outcome. */
export async function ask(real: Real, asked: Request): Promise<Answered> {
  const idempotencyKey = randomUUID()
  const sent = await send(real.at.app, asked.key, {
    request: asked.request,
    token: await tokenOf(real, asked),
    idempotencyKey,
  })
  // A refusal stores no key: the same request may succeed later.
  const isStored = specOf(asked.key).idempotent && sent.envelope.success
  if (isStored) real.last = { asked, idempotencyKey, sent, at: real.at.clock.now().getTime() }
  const outcome = outcomeOf(sent)
  real.outcomes.set(`${asked.key} ${outcome}`, (real.outcomes.get(`${asked.key} ${outcome}`) ?? 0) + 1)
  return { outcome, data: sent.envelope.data }
}

/**
 * Sends the last request again with its key, as a client does that got no answer.
 * @throws when the answer is not that of the first time
 */
export async function askAgain(real: Real): Promise<void> {
  const { last } = real
  if (!last || last.at !== real.at.clock.now().getTime()) return
  const { asked, idempotencyKey, sent } = last
  const again = await send(real.at.app, asked.key, {
    request: asked.request,
    token: await tokenOf(real, asked),
    idempotencyKey,
  })
  if (!isDeepStrictEqual(again.text, sent.text))
    throw new Error(`${asked.key} was answered ${sent.text}, and with the same key ${again.text}`)
}

/** Calls an endpoint of one order. */
export async function askOrder(
  real: Real,
  { side, key, order, body }: { side: Side; key: EndpointKey; order: RealOrder; body?: unknown },
): Promise<Answered> {
  const answer = await ask(real, {
    side,
    shop: order.shop,
    key,
    request: { params: { id: order.id }, ...(body === undefined ? {} : { body }) },
  })
  if (key === 'orders.separateOrder' && answer.outcome === 'ok') {
    const { paymentId } = answer.data as { paymentId: string }
    if (!real.paymentIds.includes(paymentId)) real.paymentIds.push(paymentId)
  }
  return answer
}

/** Quotes and places. @returns the outcome of the first of the two that refuses, or `ok` */
export async function placeReal(
  real: Real,
  wanted: readonly { sku: number; size: number; quantity: number }[],
): Promise<string> {
  const lines = wanted.map(({ sku, size, quantity }) => {
    const [width, height] = SIZES[size === 0 ? 0 : 1]
    return { skuId: real.skuIds[sku] ?? '', quantity, ...(GOODS[sku]?.isMade && { measures: { width, height } }) }
  })
  const { addressId } = real.buyer
  const as = { side: 'buyer', shop: 0 } as const
  const quoted = await ask(real, { ...as, key: 'orders.quoteOrder', request: { body: { lines, addressId } } })
  if (quoted.outcome !== 'ok') return quoted.outcome
  const { quoteToken } = quoted.data as { quoteToken: string }
  const placed = await ask(real, {
    ...as,
    key: 'orders.placeOrder',
    request: { body: { lines, addressId, quoteToken, remarks: [], isFromCart: false } },
  })
  if (placed.outcome !== 'ok') return placed.outcome
  const { orderIds, paymentId } = placed.data as { orderIds: string[]; paymentId: string }
  const { rows } = await real.at.db.execute<{ id: string; shop: string; lines: string[] }>(sql`
    select o.id, o.shop_id as shop, (select array_agg(l.id::text order by position) from order_lines l where l.order_id = o.id) as lines
    from unnest(${sql.param(orderIds)}::uuid[]) with ordinality as w(id, nth) join orders o using (id) order by nth`)
  real.orders.push(...rows.map(({ id, shop, lines: lineIds }) => ({ id, shop: real.shopIds.indexOf(shop), lineIds })))
  real.paymentIds.push(paymentId)
  return 'ok'
}

export async function openCashierReal(real: Real, payment: number, sawFen: number): Promise<string> {
  const params = { id: real.paymentIds[payment] ?? '' }
  const { outcome, data } = await ask(real, {
    side: 'buyer',
    shop: 0,
    key: 'payments.startAttempt',
    request: { params, body: { provider: 'simulator', amountFen: sawFen } },
  })
  const tradeNo = outcome === 'ok' ? ((data as { cashierUrl: string }).cashierUrl.split('/').at(-1) ?? '') : undefined
  if (tradeNo !== undefined && !real.tradeNos.includes(tradeNo)) real.tradeNos.push(tradeNo)
  return outcome
}

export const decideReal = (
  real: Real,
  attempt: number,
  choice: { result: 'pay' | 'fail'; fault: string },
): Promise<void> => atCashier(real.at, real.tradeNos[attempt] ?? '', choice)

/** Makes the channel accept a payment at a closed cashier. */
export const forceReal = (real: Real, attempt: number): Promise<void> =>
  forcePaid(real.at, real.tradeNos[attempt] ?? '')

export const checkReal = async (real: Real, payment: number): Promise<string> =>
  (
    await ask(real, {
      side: 'buyer',
      shop: 0,
      key: 'payments.checkPayment',
      request: { params: { id: real.paymentIds[payment] ?? '' } },
    })
  ).outcome

/** Checked first, because reading each queue takes longer than most steps. */
async function hasJobs({ at }: Real): Promise<boolean> {
  const { rows } = await at.db.execute<{ waits: boolean }>(
    sql`select exists (select from pgboss.job where state < 'active' and start_after <= now()) as waits`,
  )
  return rows[0]?.waits === true
}

/** Runs all waiting jobs, and the jobs that these send. */
export async function settleReal(real: Real): Promise<void> {
  while (await hasJobs(real)) await real.at.runJobs()
}

export async function waitReal(real: Real, seconds: number): Promise<void> {
  real.at.clock.advance(seconds)
  let done: number
  do {
    done = await real.at.runTimers()
    await settleReal(real)
  } while (done > 0)
}
