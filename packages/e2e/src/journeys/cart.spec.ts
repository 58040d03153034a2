import { addLine, getCart } from '@zhujia/contract/cart/endpoints.ts'
import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { logIn, OWNER, takeSession } from '../people.ts'
import type { Person } from '../person.ts'
import { fillCart, newcomer, type Product, skuInStock } from '../shopping.ts'
import { sidewaysScroll, smallTargets } from '../targets.ts'

test.describe.configure({ mode: 'parallel' })

async function openCart(page: Page, person: Person): Promise<void> {
  await takeSession(page, person.session)
  await page.goto(href('cart'))
  await expect(page.getByRole('button', { name: '管理' })).toBeVisible()
}

const total = (page: Page) => page.getByText('合计').locator('..')

/** A cart's answer as the browser gets it, changed in transit: states that no call of the API can produce. */
async function changeCart(page: Page, change: (cart: Awaited<ReturnType<typeof cartOf>>) => void): Promise<void> {
  await page.route('**/api/v1/cart', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: Awaited<ReturnType<typeof cartOf>> }
    change(answer.data)
    await route.fulfill({ response, json: answer })
  })
}

const shopNamed = (page: Page, product: Product | undefined) =>
  page.getByRole('region', { name: product?.shop.name ?? 'none' })

/** The products of the first page that can be bought as they are: what is made to measure asks for sizes. */
async function inStock(person: Person): Promise<Product[]> {
  const { records } = await person.call(listProducts, { query: { size: 50 } })
  const all = await Promise.all(records.map(({ id }) => person.call(getProduct, { params: { id }, query: {} })))
  return all.filter(
    ({ skus, unit, madeToMeasure }) =>
      madeToMeasure === null && skus.some(({ available }) => available >= unit.minSteps),
  )
}

/** The first product of which two SKUs can be bought. */
async function productWithChoice(person: Person) {
  for (const product of await inStock(person)) {
    const [from, to] = product.skus.filter(({ available }) => available >= product.unit.minSteps)
    if (from && to) return { product, from, to }
  }
  throw new Error('no product has two SKUs in stock')
}

const cartOf = (person: Person) => person.call(getCart, {})

test('a guest is asked to sign in and comes back to the cart', async ({ page }) => {
  await page.goto(href('cart'))
  await expect(page).toHaveTitle('登录')
  await logIn(page, OWNER)
  await expect(page).toHaveURL(href('cart'))
  await expect(page).toHaveTitle('购物车')
})

test('an empty cart leads to the materials', async ({ page }) => {
  await takeSession(page, (await newcomer()).session)
  await page.goto(href('cart'))
  await expect(page.getByText('购物车还是空的')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: '去挑选材料' }).click()
  await expect(page).toHaveTitle('材料分类')
})

test('the cart groups goods by shop, saves ticks and quantities, and its sum follows at once', async ({ page }) => {
  const person = await newcomer()
  const [first, second] = await fillCart(person)
  await openCart(page, person)
  expect(await axe(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  for (const product of [first, second]) await expect(shopNamed(page, product)).toBeVisible()
  await expect(page.getByRole('button', { name: '去结算 (2)' })).toBeVisible()
  await expect(page.getByRole('link', { name: /2 件商品\s*购物车/ })).toBeVisible()

  const shop = shopNamed(page, first)
  await shop.getByRole('checkbox', { name: /全选/ }).uncheck()
  await expect(page.getByRole('button', { name: '去结算 (1)' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: '全选', exact: true })).not.toBeChecked()

  const other = shopNamed(page, second)
  const before = await total(page).textContent()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/cart/lines/')) sent.push(request.postData() ?? '')
  })
  const saved = page.waitForResponse((response) => response.url().includes('/cart/lines/'))
  // As fast as fingers are.
  await other.getByRole('button', { name: '增加' }).click({ clickCount: 3 })
  await expect(total(page)).not.toHaveText(before ?? '')
  await saved
  const wanted = (second?.unit.minSteps ?? 0) + 3
  expect(sent).toEqual([JSON.stringify({ quantity: wanted })])

  await page.reload()
  await expect(page.getByRole('button', { name: '去结算 (1)' })).toBeVisible()
  await expect(shop.getByRole('checkbox', { name: /选择/ })).not.toBeChecked()
  const { shops } = await cartOf(person)
  expect(shops.flatMap(({ lines }) => lines).map(({ quantity }) => quantity)).toContain(wanted)
})

test('a quantity that the server refuses goes back to what it was, and says why', async ({ page }) => {
  const person = await newcomer()
  const [first] = await fillCart(person)
  await openCart(page, person)
  await page.route('**/api/v1/cart/lines/*', (route) =>
    route.fulfill({
      json: {
        success: false,
        code: 42001,
        errorCode: 'STOCK_SHORT',
        message: '库存不足',
        data: { skus: [{ skuId: first?.skus[0]?.id, title: '', available: 1 }] },
      },
    }),
  )
  const shop = shopNamed(page, first)
  const count = shop.getByRole('spinbutton')
  const before = await count.inputValue()
  await shop.getByRole('button', { name: '增加' }).click()
  await expect(count).not.toHaveValue(before)
  await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: '库存只剩 1 ' })).toBeVisible()
  await expect(count).toHaveValue(before)
})

test('the quantity of a line says why it goes no further at its limit', async ({ page }) => {
  const person = await newcomer()
  const [first] = await fillCart(person)
  await openCart(page, person)
  const shop = shopNamed(page, first)
  await shop.getByRole('button', { name: '减少' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '起购' })).toBeVisible()
})

test('a buyer chooses another spec without leaving the cart', async ({ page }) => {
  const person = await newcomer()
  const { product, from, to } = await productWithChoice(person)
  await person.call(addLine, { body: { skuId: from.id, quantity: product.unit.minSteps } })
  await openCart(page, person)
  await page.getByRole('button', { name: /更改规格/ }).click()
  const sheet = page.getByRole('dialog', { name: '更改规格' })
  await expect(sheet.getByRole('group').first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  for (const [place, value] of to.spec.entries()) {
    const group = sheet.getByRole('group', { name: product.specGroups[place]?.name ?? '' })
    const chip = group.getByRole('button', { name: value, exact: true })
    if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click()
  }
  await sheet.getByRole('button', { name: '确定规格' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: `更改规格：${to.spec.join(' · ')}` })).toBeVisible()
  const { shops } = await cartOf(person)
  expect(shops[0]?.lines.map(({ skuId }) => skuId)).toEqual([to.id])
})

test('a buyer deletes lines in the edit mode, by the keyboard too, and they do not come back', async ({ page }) => {
  const person = await newcomer()
  const [first] = await fillCart(person)
  await openCart(page, person)
  // The swiped button is reached without a swipe: focus brings it into sight.
  const shop = shopNamed(page, first)
  await shop.getByRole('button', { name: '删除' }).press('Enter')
  await expect(shop).toBeHidden()

  await page.getByRole('button', { name: '管理' }).click()
  await page.getByRole('button', { name: '删除', exact: true }).last().click()
  await expect(page.getByRole('status').filter({ hasText: '请先勾选要删除的商品' })).toBeVisible()
  await page.getByRole('checkbox', { name: '全选', exact: true }).check()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '删除 (1)' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: '再想想' })).toBeFocused()
  await question.getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('购物车还是空的')).toBeVisible()
  await expect(async () => expect((await cartOf(person)).shops).toEqual([])).toPass()
})

test('the cart says which prices changed, what is low in stock and what can no longer be bought', async ({ page }) => {
  const person = await newcomer()
  for (const product of (await inStock(person)).slice(0, 4))
    await person.call(addLine, { body: { skuId: skuInStock(product).id, quantity: product.unit.minSteps } })
  let isShort = true
  await changeCart(page, (cart) => {
    const [one, two, three, four] = cart.shops.flatMap(({ lines }) => lines)
    if (!one || !two || !three || !four) return
    Object.assign(one, { addedPriceFen: one.priceFen + 500, unit: { ...one.unit, stepThousandths: 1000 } })
    Object.assign(two, { addedPriceFen: two.priceFen - 1 })
    if (isShort) Object.assign(two, { available: two.unit.minSteps, quantity: two.unit.minSteps + 1, state: 'short' })
    cart.selectedCount = isShort ? 1 : 2
    cart.invalid.push({ ...three, state: 'offSale' }, { ...four, state: 'soldOut' })
    cart.shops = cart.shops
      .map(({ lines, ...rest }) => ({ ...rest, lines: lines.filter((line) => line === one || line === two) }))
      .filter(({ lines }) => lines.length > 0)
  })
  await openCart(page, person)
  await expect(page.getByText('比加入时降 ¥5.00')).toBeVisible()
  await expect(page.getByText(/比加入时涨/)).toBeVisible()
  await expect(page.getByText(/不够你选的数量/)).toBeVisible()
  await expect(page.getByRole('button', { name: '去结算 (1)' })).toBeVisible()
  const invalid = page.getByRole('region', { name: '失效商品 2 件' })
  await expect(invalid.getByText('已下架')).toBeVisible()
  await expect(invalid.getByText('已售罄')).toBeVisible()
  await expect(invalid.getByRole('spinbutton')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 812 })
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])

  // After each change the page reads the cart again.
  const cartRead = () => page.waitForResponse((response) => response.url().endsWith(getCart.path))
  isShort = false
  const changed = cartRead()
  await page.getByRole('button', { name: /^改为/ }).click()
  await expect(page.getByRole('button', { name: '去结算 (2)' })).toBeVisible()
  await changed

  await page.reload()
  await invalid.getByRole('button', { name: '清空' }).click()
  const cleared = cartRead()
  await page.getByRole('alertdialog').getByRole('button', { name: '清空' }).click()
  await expect(invalid).toBeHidden()
  await cleared
  expect((await cartOf(person)).shops.flatMap(({ lines }) => lines)).toHaveLength(2)
})

test('the cart does not lead to the checkout while no line is ticked', async ({ page }) => {
  const person = await newcomer()
  await fillCart(person)
  await openCart(page, person)
  await page.getByRole('checkbox', { name: '全选', exact: true }).uncheck()
  await page.getByRole('button', { name: '去结算' }).click()
  await expect(page.getByRole('status').filter({ hasText: '请先勾选要结算的商品' })).toBeVisible()
  await expect(page).toHaveURL(href('cart'))
})
