import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { listOrders } from '@zhujia/contract/orders/endpoints.ts'
import { href, type ScreenKey, SCREENS } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { MANY_ROLES, MERCHANT, OWNER, takeSession } from '../people.ts'
import { type Person, signInAs } from '../person.ts'
import { sidewaysScroll, smallTargets } from '../targets.ts'

// Each test stands for itself: the workers share this file.
test.describe.configure({ mode: 'parallel' })

/** Someone who looks at a screen; each is signed in once for a worker. */
const PEOPLE = {
  guest: async () => undefined,
  owner: () => signInAs(OWNER),
  merchant: () => signInAs(MERCHANT),
  many: () => signInAs(MANY_ROLES),
} as const satisfies Record<string, () => Promise<Person | undefined>>

type Who = keyof typeof PEOPLE

const known = new Map<Who, Promise<Person | undefined>>()

function personFor(who: Who): Promise<Person | undefined> {
  const person = known.get(who) ?? PEOPLE[who]()
  known.set(who, person)
  return person
}

async function signedIn(who: Who): Promise<Person> {
  const person = await personFor(who)
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

interface Visit {
  as: Who
  /** The screen's address, with the ids that it needs. */
  at: () => Promise<string>
}

const plain = (
  key:
    | 'home'
    | 'categories'
    | 'cart'
    | 'user'
    | 'login'
    | 'reset'
    | 'userStatus'
    | 'selectCharacter'
    | 'search'
    | 'orders'
    | 'address'
    | 'myCollection'
    | 'history',
  as: Who,
): Visit => ({
  as,
  at: async () => href(key),
})

/** How each screen is visited. A screen without a visit does not compile. */
const VISITS: Readonly<Record<ScreenKey, Visit>> = {
  home: plain('home', 'guest'),
  categories: plain('categories', 'guest'),
  cart: plain('cart', 'owner'),
  user: plain('user', 'many'),
  login: plain('login', 'guest'),
  reset: plain('reset', 'guest'),
  userStatus: plain('userStatus', 'many'),
  selectCharacter: plain('selectCharacter', 'many'),
  search: { as: 'guest', at: async () => href('search', { q: '瓷砖' }) },
  productDetail: { as: 'owner', at: async () => href('productDetail', { id: (await firstProduct()).id }) },
  myCollection: plain('myCollection', 'owner'),
  history: plain('history', 'owner'),
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
      const { skus, unit } = await firstProduct()
      const sku = skus.find(({ available }) => available >= unit.minSteps)
      return href('orderPlay', { ...(sku && { sku: sku.id }), quantity: String(unit.minSteps) })
    },
  },
  orders: plain('orders', 'owner'),
  orderDetailBuyer: {
    as: 'owner',
    at: async () => href('orderDetailBuyer', { id: await firstOrder('owner', 'buyer') }),
  },
  orderDetailSeller: {
    as: 'merchant',
    at: async () => href('orderDetailSeller', { id: await firstOrder('merchant', 'seller') }),
  },
  snapshot: { as: 'owner', at: () => firstSnapshot('owner') },
  address: plain('address', 'owner'),
}

const KEYS = Object.keys(SCREENS) as ScreenKey[]

/** Opens an address as somebody and waits until its data are there. */
async function visit(page: Page, { as, at }: Visit): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const person = await personFor(as)
  if (person) await takeSession(page, person.session)
  await page.goto(await at())
  await settle(page)
}

async function settle(page: Page): Promise<void> {
  await expect(page.locator('main:visible')).toHaveCount(1)
  await expect(page.locator('main:visible')).not.toHaveAttribute('aria-busy', 'true')
  await page.waitForLoadState('networkidle')
}

/** Width, theme, language and text size change in place, so that a screen costs one visit and one reload. */
for (const key of KEYS) {
  test(`${key}: reachable, named, within the window at every width, theme, language and text size`, async ({
    page,
  }) => {
    await visit(page, VISITS[key])
    expect(await page.title()).not.toBe('')
    await expect(page.locator('h1:visible')).toHaveCount(1)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    expect(await axe(page)).toEqual([])
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    expect(await axe(page, ['color-contrast'])).toEqual([])
    await page.setViewportSize({ width: 320, height: 812 })
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    // The longest language; the texts of a page are read when it loads.
    await page.evaluate(() => localStorage.setItem('UNI_LOCALE', 'fr'))
    await page.reload()
    await settle(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await sidewaysScroll(page)).toBe(0)
  })
}
