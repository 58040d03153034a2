import { createAddress, deleteAddress, listAddresses } from '@zhujia/contract/addresses/endpoints.ts'
import { addLine, getCart, removeLines } from '@zhujia/contract/cart/endpoints.ts'
import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import type { ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import { test } from '@playwright/test'
import { type Person, signInAs } from './person.ts'

export type Product = ResponseOf<typeof getProduct>
export type Sku = Product['skus'][number]

/** Demo accounts that buy in journeys, two for each worker, so that no two journeys use one at the same time. No journey signs in as one of them directly. */
const SHOPPERS = ['13800000004', '13800000006', '13800000007', '13800000008']

/** The buyer of a worker's journeys, or with `second` somebody else who buys meanwhile. */
const personOfWorker = (second = false): Promise<Person> =>
  signInAs(SHOPPERS[(test.info().parallelIndex * 2 + (second ? 1 : 0)) % SHOPPERS.length] ?? '')

/** Somebody with an empty cart and no address, as after opening an account. */
export async function newcomer(second = false): Promise<Person> {
  const person = await personOfWorker(second)
  const { shops, invalid } = await person.call(getCart, {})
  const lineIds = [...shops.flatMap(({ lines }) => lines), ...invalid].map(({ id }) => id)
  if (lineIds.length > 0) await person.call(removeLines, { body: { lineIds } })
  for (const { id } of await person.call(listAddresses, {})) await person.call(deleteAddress, { params: { id } })
  return person
}

/** The same with a delivery address; with `second` somebody else than the journey's first buyer. */
export async function settledNewcomer(second = false): Promise<Person> {
  const person = await newcomer(second)
  await person.call(createAddress, {
    body: {
      name: '李未来',
      phone: '13912345678',
      districtCode: '330106',
      detail: '文三路 1 号',
      tag: 'home',
      floor: 6,
      hasElevator: false,
      isDefault: true,
    },
  })
  return person
}

/** One product in stock of each of so many shops. */
export async function oneOfEachShop(person: Person, count: number): Promise<Product[]> {
  const { records } = await person.call(listProducts, { query: { size: 50 } })
  const shops = new Map(records.filter(({ isSoldOut }) => !isSoldOut).map((card) => [card.shop.id, card.id]))
  const ids = [...shops.values()].slice(0, count)
  return Promise.all(ids.map((id) => person.call(getProduct, { params: { id }, query: {} })))
}

/** The SKU of which most is in stock, and at least so many steps can be bought. */
export function skuInStock({ skus, unit }: Product, steps = 1): Sku {
  const [sku] = skus.toSorted((a, b) => b.available - a.available)
  if (!sku || sku.available < Math.max(steps, unit.minSteps)) throw new Error('no SKU of this product is in stock')
  return sku
}

/** Puts one product of each of the first two shops into the cart; answers them, the newest line first. */
export async function fillCart(person: Person): Promise<Product[]> {
  const products = await oneOfEachShop(person, 2)
  for (const product of products) {
    await person.call(addLine, { body: { skuId: skuInStock(product).id, quantity: product.unit.minSteps } })
  }
  return products.toReversed()
}
