import { ROLES } from '@zhujia/contract/core/roles.ts'
import { memberships } from '#tables/organisations.ts'
import { asWindow } from '../made-to-measure.ts'
import { addAddress, openCashier, atCashier, placeOrders, type TradeFixture } from '../trade-fixture.ts'
import { addPerson, type Person } from '../sessions.ts'
import { addProduct, makeCatalogue, openShop } from '../catalogue-fixture.ts'
import type { Answer, TestApp } from '../test-app.ts'

export type Buyer = TradeFixture['buyer']

/**
 * Two shops and their people. Everybody has every role active, so that a refusal depends on who owns an object and not on
 * a role.
 */
export interface World {
  at: TestApp
  buyer: Buyer
  seller: Person
  /** Works in the seller's shop and may read its orders, nothing more. */
  clerk: Person
  otherSeller: Person
  /** Has an account, but no order and no shop. */
  stranger: Person
  shopId: string
  productId: string
  skuId: string
  /** Another SKU of the same product. */
  secondSkuId: string
  /** A SKU of the other seller's shop. */
  otherSkuId: string
  /** A SKU of the seller's shop that is made to measure. */
  madeSkuId: string
  /** Puts one more product in the seller's shop. */
  addProduct(): Promise<string>
}

/** More than a long fuzz can order. */
const STOCK = 50_000_000

export async function makeWorld(at: TestApp): Promise<World> {
  const picture = await makeCatalogue(at)
  const [buyer, seller, clerk, otherSeller, stranger] = [
    await addAll(at),
    await addAll(at),
    await addAll(at),
    await addAll(at),
    await addAll(at),
  ]
  const shopId = await openShop(at, { ownerId: seller.userId, picture })
  const otherShopId = await openShop(at, { ownerId: otherSeller.userId, picture })
  await at.db
    .insert(memberships)
    .values({ organisationId: shopId, userId: clerk.userId, permissions: ['order.read'], createdAt: at.clock.now() })
  const skus = [8900, 9900].map((priceFen) => ({ priceFen, stock: STOCK }))
  const product = await addProduct(at, { shopId, picture, skus })
  const other = await addProduct(at, { shopId: otherShopId, picture, skus })
  const made = await addProduct(at, { shopId, picture, skus: skus.slice(0, 1), change: asWindow })
  return {
    at,
    buyer: { ...buyer, addressId: await addAddress(at, buyer.token) },
    seller,
    clerk,
    otherSeller,
    stranger,
    shopId,
    productId: product.id,
    skuId: product.skuIds[0] ?? '',
    secondSkuId: product.skuIds[1] ?? '',
    otherSkuId: other.skuIds[0] ?? '',
    madeSkuId: made.skuIds[0] ?? '',
    addProduct: async () => (await addProduct(at, { shopId, picture, skus })).id,
  }
}

/** A new person with every role. */
export const addAll = (at: TestApp): Promise<Person> => addPerson(at, ROLES)

/** A new person with an address. */
export async function addBuyer(at: TestApp): Promise<Buyer> {
  const person = await addAll(at)
  return { ...person, addressId: await addAddress(at, person.token) }
}

/** The data of an answer. @throws when the call was refused */
export async function dataOf<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const done = await answer
  if (!done.success) throw new Error(done.message)
  return done.data
}

/** Two pieces of the world's SKU in somebody's cart. @returns the line's id */
export async function addLine({ at, skuId }: World, { token }: { token: string }): Promise<string> {
  await dataOf(at.call('cart.addLine', { body: { skuId, quantity: 2 } }, { token }))
  const { shops } = await dataOf(at.call('cart.getCart', {}, { token }))
  return shops[0]?.lines[0]?.id ?? ''
}

export interface PlacedOrder {
  buyer: Buyer
  orderId: string
  paymentId: string
  totalFen: number
}

/** An unpaid order of one line in the seller's shop. */
export async function placeOne({ at, buyer, skuId }: World, quantity = 1): Promise<PlacedOrder> {
  const { orderIds, paymentId, totalFen } = await placeOrders(at, buyer, [{ skuId, quantity }])
  return { buyer, orderId: orderIds[0] ?? '', paymentId, totalFen }
}

/** The same, paid for. */
export async function placePaid(world: World, quantity = 1): Promise<PlacedOrder> {
  const { at, buyer } = world
  const order = await placeOne(world, quantity)
  await atCashier(at, await openCashier(at, buyer.token, order.paymentId), { result: 'pay' })
  await at.runJobs()
  return order
}
