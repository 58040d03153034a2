import { getCart } from '@zhujia/contract/cart/endpoints.ts'
import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import type { ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import { listHistory } from '@zhujia/contract/views/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { ADMINISTRATOR, freshPhone, savedSession, logInByCode, OWNER, takeSession } from '../people.ts'
import { personWith, type SignIn, signInAs } from '../person.ts'
import { settle } from '../settle.ts'

type Product = ResponseOf<typeof getProduct>

/** A product of the demo world, as the API returns it. */
async function productCalled(words: string): Promise<Product> {
  const owner = await signInAs(OWNER)
  const [card] = (await owner.call(listProducts, { query: { q: words } })).records
  if (!card) throw new Error(`nothing is called ${words}`)
  return owner.call(getProduct, { params: { id: card.id }, query: {} })
}

function skuOf({ skus }: Product, ...spec: string[]): Product['skus'][number] {
  const sku = skus.find((one) => one.spec.join() === spec.join())
  if (!sku) throw new Error(`no SKU ${spec.join()}`)
  return sku
}

const chooser = (page: Page) => page.getByRole('dialog', { name: '选择规格' })
const value = (page: Page, name: string) => chooser(page).getByRole('button', { name })

/** Waits until a smooth scroll has ended: during the scroll a control may be partly under a bar and count as too small. */
const atRest = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const from = window.scrollY
        for (let frames = 0; frames < 9; frames += 1) await new Promise(requestAnimationFrame)
        return window.scrollY === from
      }),
    )
    .toBe(true)

test('the product page shows everything about a product, from pictures to promises', async ({ page }) => {
  const product = await productCalled('云岭')
  await page.goto(href('productDetail', { id: product.id }))
  await expect(page).toHaveTitle(product.title)
  await expect(page.getByText('1/3')).toBeVisible()
  // What comes later moves what stands below it, and a control half under the bar is a small one.
  await settle(page)
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: /^服务/ }).click()
  await expect(page.getByRole('dialog', { name: '服务说明' })).toContainText('收货后的退换暂不能在这里办理')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^服务/ })).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('heading', { name: '商品参数' }).scrollIntoViewIfNeeded()
  await page.getByRole('tab', { name: '评价' }).click()
  await expect(page.getByRole('tab', { name: '评价' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: /^商品评价/ })).toBeInViewport()
  await atRest(page)
  // Reviews in sight make it the current one without a tap.
  await page.mouse.wheel(0, 60)
  await expect(page.getByRole('tab', { name: '评价' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: '详情' }).click()
  await expect(page.getByRole('heading', { name: '商品详情' })).toBeInViewport()
  await expect(page.getByRole('tab', { name: '详情' })).toHaveAttribute('aria-selected', 'true')
  await atRest(page)
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: '进店逛逛' }).click()
  await expect(page).toHaveURL(href('search', { shopId: product.shop.id }))
  await expect(page.getByRole('button', { name: `移除 店铺：${product.shop.name}` })).toBeVisible()
})

test('the price follows the chosen options, impossible combinations are marked, and nothing is sent before all options are chosen', async ({
  page,
}) => {
  const product = await productCalled('云岭')
  const sku = skuOf(product, '600×1200mm', '暖灰')
  await page.goto(href('productDetail', { id: product.id }))
  await page.getByRole('button', { name: '立即购买' }).click()
  await chooser(page).getByRole('button', { name: '立即购买' }).click()
  await expect(chooser(page).getByRole('group', { name: '规格', description: '请选择规格' })).toBeVisible()
  await expect(value(page, '800×800mm')).toBeFocused()

  await value(page, '600×1200mm').click()
  await expect(value(page, '深灰')).toHaveAttribute('aria-disabled', 'true')
  await value(page, '深灰').focus()
  await expect(value(page, '深灰')).toBeFocused()
  await value(page, '深灰').press('Enter')
  await expect(value(page, '深灰')).toHaveAttribute('aria-pressed', 'false')
  await value(page, '暖灰').click()
  await expect(chooser(page)).toContainText(`库存 ${sku.available.toLocaleString('zh-Hans')} 箱`)
  await expect(chooser(page)).toContainText('1 箱 · 2 片 · 1.44 ㎡')
  await expect(chooser(page)).toContainText('合计 ¥102.24')
  expect(await axe(page)).toEqual([])

  await chooser(page).getByRole('button', { name: '减少' }).press('Enter')
  await expect(page.getByRole('status').getByText('至少买 1 箱')).toBeVisible()
  await chooser(page).getByRole('spinbutton').fill('99999')
  await chooser(page).getByRole('spinbutton').press('Enter')
  await expect(page.getByRole('status').getByText(/同一批号最多/)).toBeVisible()
  await expect(chooser(page).getByRole('spinbutton')).toHaveValue(String(sku.available))
  await page.reload()
  await expect(page.getByRole('button', { name: /^已选\s*600×1200mm · 暖灰/ })).toContainText(
    `${sku.available.toLocaleString('zh-Hans')} 箱`,
  )
})

test('goods by the tenth of a metre are counted in metres', async ({ page }) => {
  const product = await productCalled('密隙嵌入式线性灯')
  const [sku] = product.skus
  await page.goto(href('productDetail', { id: product.id, ...(sku && { sku: sku.id }) }))
  await page.getByRole('button', { name: '加入购物车' }).click()
  await expect(chooser(page).getByRole('spinbutton')).toHaveValue('1')
  await chooser(page).getByRole('button', { name: '增加' }).click()
  await expect(chooser(page).getByRole('spinbutton')).toHaveValue('1.1')
  await chooser(page).getByRole('spinbutton').fill('3.5')
  await chooser(page).getByRole('spinbutton').press('Enter')
  await expect(chooser(page)).toContainText('3.5 米')
})

test('a guest who logs in for the first time while buying finds what they chose in the cart', async ({ page }) => {
  const product = await productCalled('云岭')
  const sku = skuOf(product, '800×800mm', '云白')
  await page.goto(href('productDetail', { id: product.id }))
  await page.getByRole('button', { name: '加入购物车' }).click()
  await value(page, '800×800mm').click()
  await value(page, '云白').click()
  await chooser(page).getByRole('button', { name: '增加' }).click()
  await chooser(page).getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByText('登录后为你加入购物车')).toBeVisible()
  await expect(page).toHaveTitle('登录')
  await logInByCode(page, freshPhone())
  await expect(page).toHaveURL(href('productDetail', { id: product.id, sku: sku.id, quantity: '2' }))
  await expect(page.getByRole('status').getByText('已加入购物车')).toBeVisible()
  await expect(page.getByRole('button', { name: /^已选\s*800×800mm · 云白 · 2 箱/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /购物车/ })).toContainText('1')
  const buyer = personWith((await savedSession(page)) as SignIn)
  const inCart = async () => {
    const { shops } = await buyer.call(getCart, {})
    return shops.flatMap(({ lines }) => lines).map(({ skuId, quantity }) => ({ skuId, quantity }))
  }
  expect(await inCart()).toEqual([{ skuId: sku.id, quantity: 2 }])
  const { records } = await buyer.call(listHistory, { query: {} })
  expect(records.map((record) => record.product.id)).toEqual([product.id])
  // Once: the page that comes back adds nothing more.
  await page.reload()
  await expect(page.getByRole('link', { name: /购物车/ })).toContainText('1')
  expect(await inCart()).toEqual([{ skuId: sku.id, quantity: 2 }])
})

test('the button to buy now leads to the order with what was chosen', async ({ page }) => {
  const product = await productCalled('云岭')
  const sku = skuOf(product, '800×800mm', '暖灰')
  await takeSession(page, (await signInAs(OWNER)).session)
  await page.goto(href('productDetail', { id: product.id, sku: sku.id, quantity: '3' }))
  await page.getByRole('button', { name: '立即购买' }).click()
  await chooser(page).getByRole('button', { name: '立即购买' }).click()
  await expect(page).toHaveURL(href('orderPlay', { sku: sku.id, quantity: '3' }))
  await expect(page.getByText('¥368.64').filter({ visible: true }).first()).toBeVisible()
})

test('a refusal for stock is shown, and the page shows what is left', async ({ page }) => {
  const product = await productCalled('云岭')
  const sku = skuOf(product, '800×800mm', '云白')
  await takeSession(page, (await signInAs(OWNER)).session)
  const message = '部分商品库存不足'
  const refusal = { success: false, code: 42001, errorCode: 'STOCK_SHORT', message, data: { skus: [] } }
  await page.route(`**/api${ENDPOINTS.cart.addLine.path}`, (route) => route.fulfill({ json: refusal }))
  await page.goto(href('productDetail', { id: product.id, sku: sku.id }))
  await page.getByRole('button', { name: '加入购物车' }).click()
  const refetched = page.waitForRequest(
    (request) =>
      request.method() === 'GET' && request.url().includes(`${ENDPOINTS.catalogue.listProducts.path}/${product.id}`),
  )
  await chooser(page).getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByRole('alert').getByText(message)).toBeVisible()
  await refetched
  await expect(chooser(page)).toBeVisible()
})

test('what is off sale or sold out cannot be bought, and links to similar goods', async ({ page }) => {
  const product = await productCalled('云岭')
  const answer = (data: Product) => ({ json: { success: true, code: 200, message: '', data } })
  const address = `**/api${ENDPOINTS.catalogue.listProducts.path}/${product.id}`
  await page.route(address, (route) => route.fulfill(answer({ ...product, isOnSale: false })))
  await page.goto(href('productDetail', { id: product.id }))
  await expect(page.getByRole('paragraph').filter({ hasText: '商品已下架' }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: '立即购买' })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.unroute(address)
  await page.route(address, (route) =>
    route.fulfill(answer({ ...product, skus: product.skus.map((sku) => ({ ...sku, available: 0 })) })),
  )
  await page.reload()
  await expect(page.getByText('商品已售罄')).toBeVisible()
  await page.getByRole('link', { name: '看同类商品' }).click()
  await expect(page).toHaveURL(href('search', { category: 'tile-marble' }))
})

test('an administrator may view a product but not buy it', async ({ page }) => {
  const product = await productCalled('云岭')
  await takeSession(page, (await signInAs(ADMINISTRATOR)).session)
  await page.goto(href('productDetail', { id: product.id }))
  await expect(page.getByText('当前角色不能购买')).toBeVisible()
  await expect(page.getByRole('button', { name: '加入购物车' })).toHaveCount(0)
})

test('the product page says when there is no such product, and offers a retry after a failure', async ({
  page,
  tolerate,
}) => {
  tolerate(/40[04]/)
  tolerate(/ERR_FAILED/)
  for (const id of [crypto.randomUUID(), 'nothing']) {
    await page.goto(href('productDetail', { id }))
    await expect(page.getByText('找不到这个商品')).toBeVisible()
  }
  expect(await axe(page)).toEqual([])
  const product = await productCalled('云岭')
  const address = `**/api${ENDPOINTS.catalogue.listProducts.path}/${product.id}`
  await page.route(address, (route) => route.abort())
  await page.goto(href('productDetail', { id: product.id }))
  await expect(page.getByText('商品没能加载')).toBeVisible()
  await page.unroute(address)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page).toHaveTitle(product.title)
})

test('the product page in another language marks the texts of the goods as Chinese, and a sentence says why', async ({
  page,
}) => {
  const product = await productCalled('云岭')
  await page.addInitScript(() => localStorage.setItem('UNI_LOCALE', 'fr'))
  await page.goto(href('productDetail', { id: product.id }))
  await expect(page.getByText('Les textes du produit sont en chinois')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(product.title).first()).toHaveAttribute('lang', 'zh-Hans')
  // Whatever is still Chinese on the page says that it is, but for what buyers write and the name of a place in a sentence.
  const unmarked = await main.evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue)
      const isChinese = /\p{Script=Han}/u.test(own.join('')) && element.checkVisibility()
      return isChinese && element.closest('[lang="zh-Hans"], [data-code="reviews"]') === null ? [own.join('')] : []
    }),
  )
  expect(unmarked).toEqual([expect.stringContaining(product.shop.city)])
})
