import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { addLine, getCart, removeLines } from '@zhujia/contract/cart/endpoints.ts'
import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { listOrders } from '@zhujia/contract/orders/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import { findBrowser } from './browser/find-browser.ts'
import { launchOptions } from './browser/launch-options.ts'
import { getAppUrl } from './origin.ts'
import { repoRoot } from './paths.ts'
import { OWNER, takeSession } from './people.ts'
import { type Person, signInAs } from './person.ts'
import { settle } from './settle.ts'
import { skuInStock } from './shopping.ts'

const FOLDER = join(repoRoot, 'docs/pictures')
const PHONE = { width: 375, height: 812 }
const BYTES_MAX = 150 * 1024
const WEBP_QUALITY = 88
/** Words of the products to put in the cart, from several shops of the demo world. */
const WANTED = ['通体大理石', '岩板', '马桶']

/** Puts goods in the owner's cart. */
async function fillCart(owner: Person): Promise<void> {
  for (const q of WANTED) {
    const { records } = await owner.call(listProducts, { query: { q } })
    const card = records.find(({ isSoldOut }) => !isSoldOut)
    if (!card) throw new Error(`nothing on sale is called ${q}`)
    const product = await owner.call(getProduct, { params: { id: card.id }, query: {} })
    await owner.call(addLine, { body: { skuId: skuInStock(product).id, quantity: product.unit.minSteps } })
  }
}

async function emptyCart(owner: Person): Promise<void> {
  const { shops, invalid } = await owner.call(getCart, {})
  const lineIds = [...shops.flatMap(({ lines }) => lines), ...invalid].map(({ id }) => id)
  if (lineIds.length > 0) await owner.call(removeLines, { body: { lineIds } })
}

/** The screens from browsing to receiving, by the picture's name. */
async function addressesFor(owner: Person): Promise<Record<string, string>> {
  const [{ records: products }, { records: orders }] = await Promise.all([
    owner.call(listProducts, { query: { q: WANTED[0] } }),
    owner.call(listOrders, { query: { view: 'buyer', tab: 'toReceive' } }),
  ])
  const [product] = products
  const [order] = orders
  if (!product || !order) throw new Error('the demo world lacks a product or an order on its way')
  return {
    home: href('home'),
    product: href('productDetail', { id: product.id }),
    cart: href('cart'),
    confirm: href('orderPlay'),
    order: href('orderDetailBuyer', { id: order.id }),
  }
}

async function takePicture(page: Page, name: string, address: string): Promise<void> {
  await page.goto(address)
  await settle(page)
  // Playwright itself writes no WebP; a PNG of photographs is ten times as large.
  const devtools = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, ...PHONE, scale: 2 }
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY, clip })
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > BYTES_MAX) throw new Error(`the picture ${name} has ${bytes.length} bytes`)
  writeFileSync(join(FOLDER, `${name}.webp`), bytes)
}

async function takeAll(browser: Browser, owner: Person): Promise<void> {
  const page = await browser.newPage({
    baseURL: getAppUrl(),
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  })
  await takeSession(page, owner.session)
  for (const [name, address] of Object.entries(await addressesFor(owner))) await takePicture(page, name, address)
}

/** The README's pictures, on a phone, in light: written to docs/pictures from the app named by ZHUJIA_URL. */
export async function takePictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const owner = await signInAs(OWNER)
  const browser = await chromium.launch(launchOptions(await findBrowser()))
  try {
    await emptyCart(owner)
    await fillCart(owner)
    await takeAll(browser, owner)
  } finally {
    await emptyCart(owner)
    await browser.close()
  }
}
