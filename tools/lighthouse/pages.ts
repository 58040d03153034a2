import { addLine, getCart } from '../../packages/contract/src/cart/endpoints.ts'
import { getProduct, listProducts } from '../../packages/contract/src/catalogue/endpoints.ts'
import { href } from '../../packages/contract/src/screens.ts'
import { type Person, signInAs } from '../../packages/e2e/src/person.ts'
import { OWNER } from '../../packages/e2e/src/people.ts'

export interface MeasuredPage {
  name: string
  address: string
  isSignedIn: boolean
}

/** What lies in the cart: words of goods of several shops. */
const WANTED = ['通体大理石', '岩板', '马桶', '乳胶漆', '龙头']

async function productCalled(person: Person, q: string) {
  const { records } = await person.call(listProducts, { query: { q } })
  const card = records.find(({ isSoldOut }) => !isSoldOut)
  if (!card) throw new Error(`nothing on sale is called ${q}`)
  return person.call(getProduct, { params: { id: card.id }, query: {} })
}

async function fillCart(owner: Person): Promise<void> {
  const { shops } = await owner.call(getCart, {})
  if (shops.length >= WANTED.length) return
  for (const { skus, unit } of await Promise.all(WANTED.map((q) => productCalled(owner, q)))) {
    const sku = skus.find(({ available }) => available >= unit.minSteps)
    if (sku) await owner.call(addLine, { body: { skuId: sku.id, quantity: unit.minSteps } })
  }
}

/** The pages that are measured, those of somebody signed in last, and who that is: the demo world's owner with a full cart. */
export async function pagesToMeasure(): Promise<{ owner: Person; pages: MeasuredPage[] }> {
  const owner = await signInAs(OWNER)
  const { id } = await productCalled(owner, WANTED[0] ?? '')
  await fillCart(owner)
  const open = (name: string, address: string): MeasuredPage => ({ name, address, isSignedIn: false })
  const own = (name: string, address: string): MeasuredPage => ({ name, address, isSignedIn: true })
  const pages = [
    open('home', href('home')),
    open('category', href('categories')),
    open('search', href('search', { q: '瓷砖' })),
    open('product', href('productDetail', { id })),
    own('cart', href('cart')),
    own('order list', href('orders')),
  ]
  return { owner, pages }
}
