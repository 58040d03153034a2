import { randomUUID } from 'node:crypto'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { sql } from 'drizzle-orm'
import { hashPassword } from '#modules/auth/index.ts'
import { newToken } from '#platform/keys.ts'
import { digestOfRowsNaming, type Digest } from '../digest.ts'
import { addAddress, atCashier, openCashier, placeOrders } from '../trade-fixture.ts'
import { ENDPOINT_KEYS, type AnyRequest } from '../requests.ts'
import { addPerson, mintSession, type Person } from '../sessions.ts'
import { sceneOf, sweptOf } from '../sweeps/sweeps.ts'
import { addBuyer, makeWorld, placeOne, placePaid, type Buyer, type World } from '../sweeps/world.ts'
import type { TestApp } from '../test-app.ts'
import type { Caller } from './cases.ts'
import { PLACEHOLDER } from './valid.ts'

/** How many ids of one kind are kept for later requests: older ones are mostly used up. */
const RECENT = 12
/** More pieces than most requests of the fuzz ask for. */
const LARGE = 60

/** A text that is in rows of the victims only: no answer to anybody else may contain it. */
export const MARKER = 'marker-9c41'

/** The ids and codes that replace placeholders, by field. */
export interface Pools {
  /** The newest of the attackers. */
  own: Record<string, string[]>
  /** Of the victims. */
  theirs: Record<string, string[]>
  /** Ids of rows in the state that an endpoint needs, by its key: at random they would hardly be chosen. */
  ready: Partial<Record<EndpointKey, string[]>>
  /** The ids of lines and SKUs in each order of the attackers. */
  inOrder: Map<string, Record<string, string[]>>
}

/** Attackers with rows of their own, and victims whose rows must not change. */
export interface FuzzFixture {
  at: TestApp
  world: World
  pools: Pools
  tokenOf(caller: Caller): Promise<string | undefined>
  /** Makes one more order of the attackers; the states of these orders alternate. */
  advance(): Promise<void>
  victims(): Promise<Digest>
}

export async function makeFuzzFixture(at: TestApp): Promise<FuzzFixture> {
  const world = await makeWorld(at)
  const victim = await makeVictim(world)
  const { buyer, seller } = world
  // The attacker with every role is the seller of the world.
  const owner = await addPerson(at, ['owner'])
  const merchant = await addPerson(at, ['merchant'])
  const administrator = await addPerson(at, ['administrator'])
  const userIds: Readonly<Record<string, string>> = {
    everything: seller.userId,
    owner: owner.userId,
    merchant: merchant.userId,
    administrator: administrator.userId,
  }
  const roles = await rolesOf(at)
  const own = {
    skuId: [world.skuId, world.secondSkuId, world.otherSkuId, world.madeSkuId],
    products: [world.productId],
    shops: [world.shopId],
    productId: [world.productId],
    id: [world.productId, world.shopId],
    shopId: [world.shopId],
    phone: [buyer.phone, '13900000000', '19912345678'],
    userId: [buyer.userId],
    category: ['test-root', 'test-category', 'nothing'],
    stage: ['test-stage', 'nothing'],
    districtCode: ['330106', '110101', '330106', '999999'],
    parent: ['33', '3301', '99'],
    provider: ['simulator', 'simulator', 'wechat'],
  }
  const pools: Pools = { own, theirs: victim.things, ready: {}, inOrder: new Map() }
  let turn = 0
  /** Attackers end their own sessions too. */
  const signedInAgain = async <One extends Person>(one: One): Promise<One> => ({
    ...one,
    token: await mintSession(at, one.userId, { activeRoles: roles(one.userId) }),
  })
  return {
    at,
    world,
    pools,
    tokenOf: async (caller) => {
      const userId = userIds[caller]
      if (userId) return mintSession(at, userId, { activeRoles: roles(userId) })
      return caller === 'unknownToken' ? newToken() : undefined
    },
    advance: async () => {
      const attacker = await signedInAgain(seller)
      const asAttacker = { ...world, seller: attacker, buyer: await ownBuyer(at, attacker) }
      await addThings(asAttacker, pools, { turn: turn++, owner: await signedInAgain(owner) })
    },
    victims: () => digestOfRowsNaming(at.db, victim.ids),
  }
}

/** Active roles by account, read once. */
async function rolesOf(at: TestApp): Promise<(userId: string) => never[]> {
  const { rows } = await at.db.execute<{ id: string; roles: never[] }>(
    sql`select user_id::text as id, array_agg(role) as roles from user_roles group by 1`,
  )
  return (userId) => rows.find(({ id }) => id === userId)?.roles ?? []
}

/** The attacker as a buyer, with an address of their own. */
async function ownBuyer(at: TestApp, attacker: Person): Promise<Buyer> {
  const { rows } = await at.db.execute<{ id: string }>(
    sql`select id from addresses where owner_id = ${attacker.userId} limit 1`,
  )
  const known = rows[0]?.id
  if (known) return { ...attacker, addressId: known }
  return { ...attacker, addressId: await addAddress(at, attacker.token) }
}

/** The endpoints for which a row is brought into the right state again and again, by their scenes. */
const READY = ENDPOINT_KEYS.filter((key) => sweptOf(key).isKeptReady)

const newestOf = (known: readonly string[] | undefined, ids: readonly string[]): string[] =>
  [...new Set([...(known ?? []), ...ids])].slice(-RECENT)

async function addThings(world: World, pools: Pools, { turn, owner }: { turn: number; owner: Person }): Promise<void> {
  const { at, buyer, seller, skuId, secondSkuId } = world
  const order = turn % 3 === 0 ? await placeOne(world) : await placePaid(world)
  if (turn % 3 === 2)
    await at.call(
      'orders.requestCancel',
      { params: { id: order.orderId }, body: { reason: 'changedMind' } },
      { token: buyer.token },
    )
  if (turn % 6 === 1)
    await at.call(
      'orders.shipOrder',
      { params: { id: order.orderId }, body: { carrier: 'sf', trackingNumber: 'SF1234567890' } },
      { token: seller.token },
    )
  for (const id of [skuId, secondSkuId])
    await at.call('cart.addLine', { body: { skuId: id, quantity: 1 } }, { token: buyer.token })
  const photo = await at.call(
    'files.uploadImage',
    { body: { purpose: 'review', currentPage: 'review' } },
    { token: buyer.token },
  )
  const { rows } = await at.db.execute<{ id: string }>(sql`select id from cart_lines where user_id = ${buyer.userId}`)
  const add = (name: string, ids: readonly string[]): void => {
    pools.own[name] = newestOf(pools.own[name], ids)
  }
  add('orders', [order.orderId])
  add('payments', [order.paymentId])
  add('addresses', [buyer.addressId])
  add('addressId', [buyer.addressId])
  add('photoId', photo.success ? [photo.data.id] : [])
  pools.own.lineId = rows.map(({ id }) => id)
  pools.own.cart = pools.own.lineId
  for (const key of READY.filter((_key, nth) => nth % 2 === turn % 2))
    await makeReady(key.startsWith('reviews.') ? { ...world, buyer: await ownBuyer(at, owner) } : world, pools, key)
  pools.ready['orders.cancelPart'] = newestOf(pools.ready['orders.cancelPart'], [await shipSome(world)])
  await readLines(world, pools)
}

/** Makes one more row in the state that this endpoint needs. */
async function makeReady(world: World, pools: Pools, key: EndpointKey): Promise<void> {
  const { id = '' } = (await sceneOf(world, key)).request.params ?? {}
  pools.ready[key] = newestOf(pools.ready[key], [id])
  if (key.startsWith('reviews.') && key !== 'reviews.writeReview') pools.own.reviews = newestOf(pools.own.reviews, [id])
}

/** A large order of which one piece is shipped. */
async function shipSome(world: World): Promise<string> {
  const { at, seller } = world
  const { orderId } = await placePaid(world, LARGE)
  const { rows } = await at.db.execute<{ id: string }>(sql`select id from order_lines where order_id = ${orderId}`)
  const body = {
    carrier: 'sf' as const,
    trackingNumber: 'SF1234567890',
    lines: rows.map(({ id }) => ({ lineId: id, quantity: 1 })),
  }
  const sent = await at.call('orders.shipOrder', { params: { id: orderId }, body }, { token: seller.token })
  if (!sent.success) throw new Error(sent.message)
  return orderId
}

/** Reads the lines of the attackers' orders. */
async function readLines({ at }: World, pools: Pools): Promise<void> {
  const ids = [...new Set([...(pools.own.orders ?? []), ...Object.values(pools.ready).flat()])]
  const { rows } = await at.db.execute<{ order: string; line: string; sku: string }>(
    sql`select order_id as "order", id as line, sku_id as sku from order_lines where order_id = any(${sql.param(ids)}::uuid[])`,
  )
  const byOrder = Map.groupBy(rows, ({ order }) => order)
  pools.inOrder = new Map(
    [...byOrder].map(([order, lines]) => [
      order,
      { lineId: lines.map(({ line }) => line), skuId: lines.map(({ sku }) => sku) },
    ]),
  )
}

/** A person with an address, a cart, and orders in several states; their texts contain the marker. */
async function makeVictim(world: World): Promise<{ buyer: Buyer; ids: string[]; things: Record<string, string[]> }> {
  const { at, otherSkuId } = world
  const buyer = await addBuyer(at)
  await at.db.execute(sql`update addresses set detail = ${MARKER} where owner_id = ${buyer.userId}`)
  await at.db.execute(
    sql`update users set nickname = ${MARKER}, password_hash = ${await hashPassword(MARKER)} where id = ${buyer.userId}`,
  )
  await at.call('cart.addLine', { body: { skuId: otherSkuId, quantity: 2 } }, { token: buyer.token })
  const unpaid = await placeOrders(at, buyer, [{ skuId: otherSkuId, quantity: 1 }])
  const paid = await placeOrders(at, buyer, [{ skuId: otherSkuId, quantity: 1 }])
  await atCashier(at, await openCashier(at, buyer.token, paid.paymentId), { result: 'pay' })
  await at.runJobs()
  const { rows } = await at.db.execute<{ id: string }>(sql`select id from cart_lines where user_id = ${buyer.userId}`)
  const lines = rows.map(({ id }) => id)
  const orders = [...unpaid.orderIds, ...paid.orderIds]
  const payments = [unpaid.paymentId, paid.paymentId]
  const things = {
    orders,
    payments,
    addresses: [buyer.addressId],
    addressId: [buyer.addressId],
    cart: lines,
    lineId: lines,
    phone: [buyer.phone],
    userId: [buyer.userId],
  }
  return { buyer, ids: [buyer.userId, ...orders, ...payments, ...lines], things }
}

/** What replaces a placeholder: in one case of five an id of a victim, otherwise one of the attackers, otherwise an id of nothing. */
function thingFor(
  { own, theirs }: Pools,
  { field, index, narrower }: { field: string; index: number; narrower: Record<string, string[]> },
): string {
  const pool = (index % 5 === 0 ? theirs[field] : undefined) ?? narrower[field] ?? own[field] ?? []
  return pool[Math.floor(index / 5) % Math.max(pool.length, 1)] ?? randomUUID()
}

const replaced = (text: string, thing: (field: string, index: number) => string): string =>
  text.replaceAll(PLACEHOLDER, (_all, field: string, digits: string) => thing(field, Number(digits)))

/**
 * The request with its placeholders replaced from the pools: first the id in the path, then ids of what belongs to it. A field
 * without a pool gets a random id.
 */
export function fill(request: AnyRequest, pools: Pools, key?: EndpointKey): AnyRequest {
  const ready = (key && pools.ready[key]) ?? []
  // In three cases of four a row that is ready, if there is one; otherwise any.
  const isReady = (index: number): boolean => ready.length > 0 && index % 4 > 0
  const id =
    request.params?.id &&
    replaced(request.params.id, (field, index) =>
      thingFor(pools, { field, index, narrower: isReady(index) ? { [field]: ready } : {} }),
    )
  const narrower = pools.inOrder.get(id ?? '') ?? {}
  const filled = JSON.parse(
    replaced(JSON.stringify(request), (field, index) => thingFor(pools, { field, index, narrower })),
  ) as AnyRequest
  return id ? { ...filled, params: { ...filled.params, id } } : filled
}
