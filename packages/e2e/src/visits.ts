import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { listDeposits, listShopDeposits } from '@zhujia/contract/deposits/endpoints.ts'
import { listNotifications } from '@zhujia/contract/notifications/endpoints.ts'
import { listOrders } from '@zhujia/contract/orders/endpoints.ts'
import { href, mayOpen, type PlainScreenKey, type ScreenKey, SCREENS } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { MANY_ROLES, MERCHANT, OWNER, takeSession } from './people.ts'
import { type Person, signInAs } from './person.ts'
import { settle } from './settle.ts'
import { skuInStock } from './shopping.ts'

/** The person who opens a screen. */
const PEOPLE = {
  guest: async () => undefined,
  owner: () => signInAs(OWNER),
  merchant: () => signInAs(MERCHANT),
  many: () => signInAs(MANY_ROLES),
} as const satisfies Record<string, () => Promise<Person | undefined>>

type Who = keyof typeof PEOPLE

async function signedIn(who: Who): Promise<Person> {
  const person = await PEOPLE[who]()
  if (!person) throw new Error(`${who} is not signed in`)
  return person
}

async function firstProduct() {
  const anyone = await signedIn('owner')
  const { records } = await anyone.call(listProducts, { query: {} })
  const card = records.find(({ isSoldOut }) => !isSoldOut)
  if (!card) throw new Error('nothing is on sale')
  return anyone.call(getProduct, { params: { id: card.id }, query: {} })
}

async function firstOrderOf(who: Who, view: 'buyer' | 'seller') {
  const { records } = await (await signedIn(who)).call(listOrders, { query: { view } })
  if (!records[0]) throw new Error(`${who} has no order as a ${view}`)
  return records[0]
}

const firstOrder = async (who: Who, view: 'buyer' | 'seller'): Promise<string> => (await firstOrderOf(who, view)).id

async function firstSnapshot(who: Who): Promise<string> {
  const { id, lines } = await firstOrderOf(who, 'buyer')
  return href('snapshot', { id, line: lines[0]?.id ?? '' })
}

async function ownShop(who: Who): Promise<{ id: string }> {
  const { records } = await (await signedIn(who)).call(listShopDeposits, { query: {} })
  const own = records.find(({ isOwner }) => isOwner)
  if (!own) throw new Error(`${who} owns no shop`)
  return own.shop
}

interface Visit {
  as: Who
  /** The screen's address, with the ids that it needs. */
  at: () => Promise<string>
}

/** The screens that need a query, and those that are worth more with another person or query than `plain` gives them. */
const VISITS: Readonly<Record<Exclude<ScreenKey, PlainScreenKey>, Visit> & Partial<Record<PlainScreenKey, Visit>>> = {
  user: { as: 'many', at: async () => href('user') },
  userStatus: { as: 'many', at: async () => href('userStatus') },
  selectCharacter: { as: 'many', at: async () => href('selectCharacter') },
  settings: { as: 'many', at: async () => href('settings') },
  search: { as: 'guest', at: async () => href('search', { q: '瓷砖' }) },
  productDetail: { as: 'owner', at: async () => href('productDetail', { id: (await firstProduct()).id }) },
  viewComments: {
    as: 'owner',
    at: async () => {
      const { records } = await (
        await signedIn('owner')
      ).call(listOrders, { query: { view: 'buyer', tab: 'received' } })
      return href('viewComments', { orderId: records.at(-1)?.id ?? '' })
    },
  },
  productText: { as: 'guest', at: async () => href('productText', { id: (await firstProduct()).id }) },
  orderPlay: {
    as: 'owner',
    at: async () => {
      const product = await firstProduct()
      return href('orderPlay', { sku: skuInStock(product).id, quantity: String(product.unit.minSteps) })
    },
  },
  subAccount: { as: 'merchant', at: async () => href('subAccount') },
  memberships: { as: 'merchant', at: async () => href('memberships') },
  messages: { as: 'owner', at: async () => href('messages') },
  notifications: { as: 'merchant', at: async () => href('notifications', { category: 'shop' }) },
  notification: {
    as: 'owner',
    at: async () => {
      const { records } = await (await signedIn('owner')).call(listNotifications, { query: {} })
      return href('notification', { id: records[0]?.id ?? '' })
    },
  },
  orderDetailBuyer: {
    as: 'owner',
    at: async () => href('orderDetailBuyer', { id: await firstOrder('owner', 'buyer') }),
  },
  orderDetailSeller: {
    as: 'merchant',
    at: async () => href('orderDetailSeller', { id: await firstOrder('merchant', 'seller') }),
  },
  shopDeposit: { as: 'merchant', at: async () => href('shopDeposit', { shopId: (await ownShop('merchant')).id }) },
  depositPayment: {
    as: 'merchant',
    at: async () => {
      const { id } = await ownShop('merchant')
      const { records } = await (await signedIn('merchant')).call(listDeposits, { params: { id }, query: {} })
      return href('depositPayment', { paymentId: records.find(({ paidAt }) => paidAt !== null)?.paymentId ?? '' })
    },
  },
  snapshot: { as: 'owner', at: () => firstSnapshot('owner') },
}

/** Every other screen by itself: as a guest where one may open it, else as an owner, or whoever has more roles. */
function plain(key: ScreenKey): Visit {
  const as = mayOpen(key, undefined) ? 'guest' : mayOpen(key, ['owner']) ? 'owner' : 'many'
  return { as, at: async () => href(key) }
}

export const KEYS = Object.keys(SCREENS) as ScreenKey[]

/** Opens a screen as somebody who may see it and waits until its data are there. */
export async function visit(page: Page, key: ScreenKey): Promise<void> {
  const { as, at } = VISITS[key] ?? plain(key)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const person = await PEOPLE[as]()
  if (person) await takeSession(page, person.session)
  await page.goto(await at())
  await settle(page)
}
