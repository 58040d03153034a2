import { expect } from '@playwright/test'
import { listAddresses } from '@zhujia/contract/addresses/endpoints.ts'
import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { placeOrder, quoteOrder } from '@zhujia/contract/orders/endpoints.ts'
import { getPayment, startAttempt } from '@zhujia/contract/payments/endpoints.ts'
import type { ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import { getAppUrl } from './origin.ts'
import type { Person } from './person.ts'
import { skuInStock } from './shopping.ts'

export interface Wanted {
  /** Words of the product's name. Of the first product in stock that the search finds, the SKU with the largest stock is bought. */
  product: string
  steps?: number
  remark?: string
}

async function lineOf(buyer: Person, { product, steps }: Wanted) {
  const { records } = await buyer.call(listProducts, { query: { q: product } })
  const card = records.find(({ isSoldOut }) => !isSoldOut)
  if (!card) throw new Error(`nothing to buy is called ${product}`)
  const found = await buyer.call(getProduct, { params: { id: card.id }, query: {} })
  const quantity = steps ?? found.unit.minSteps
  return { line: { skuId: skuInStock(found, quantity).id, quantity }, shopId: found.shop.id }
}

/** Buys some goods in one go, to the buyer's first address: an order for each shop, not paid yet. */
export async function place(buyer: Person, wanted: readonly Wanted[]): Promise<ResponseOf<typeof placeOrder>> {
  const found = await Promise.all(wanted.map((one) => lineOf(buyer, one)))
  const lines = found.map(({ line }) => line)
  const [address] = await buyer.call(listAddresses, {})
  if (!address) throw new Error('the buyer has no address')
  const { quoteToken } = await buyer.call(quoteOrder, { body: { lines, addressId: address.id } })
  const remarks = wanted.flatMap(({ remark }, at) => {
    const shopId = found[at]?.shopId
    return remark && shopId ? [{ shopId, text: remark }] : []
  })
  return buyer.call(placeOrder, { body: { lines, addressId: address.id, quoteToken, remarks, isFromCart: false } })
}

/** Pays at the simulated cashier and waits until the payment has succeeded. */
export async function pay(buyer: Person, id: string): Promise<void> {
  const { methods, amountFen } = await buyer.call(getPayment, { params: { id } })
  const simulated = methods.find(({ isSimulated }) => isSimulated)
  if (!simulated) throw new Error('there is no simulated way to pay')
  const { cashierUrl } = await buyer.call(startAttempt, {
    params: { id },
    body: { provider: simulated.provider, amountFen },
  })
  await fetch(new URL(cashierUrl, getAppUrl()), {
    method: 'POST',
    body: new URLSearchParams({ result: 'pay' }),
    redirect: 'manual',
  })
  const state = async () => (await buyer.call(getPayment, { params: { id } })).state
  await expect.poll(state, { timeout: 20_000 }).not.toBe('open')
}
