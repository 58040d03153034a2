import { addLine, getCart } from '@zhujia/contract/cart/endpoints.ts'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { OWNER, takeSession } from '../people.ts'
import { type Person, signInAs } from '../person.ts'
import { settle } from '../settle.ts'
import { newcomer, type Product, skuInStock } from '../shopping.ts'

async function productCalled(person: Person, words: string): Promise<Product> {
  const [card] = (await person.call(listProducts, { query: { q: words } })).records
  if (!card) throw new Error(`nothing is called ${words}`)
  return person.call(getProduct, { params: { id: card.id }, query: {} })
}

/** A window or door by width and height, charged by area. */
async function productMade(person: Person): Promise<Product> {
  for (const { id } of (await person.call(listProducts, { query: { q: '窗 定制', size: 50 } })).records) {
    const product = await person.call(getProduct, { params: { id }, query: {} })
    const { charge, sizes = [], options = [] } = product.madeToMeasure ?? {}
    const isPane = sizes.map(({ size }) => size).join() === 'width,height' && options.length > 0
    const fits = sizes.every(({ minMm, maxMm }) => minMm <= 1200 && maxMm >= 1500)
    if (charge?.by === 'area' && isPane && fits) return product
  }
  throw new Error('nothing is made to measure')
}

const calculator = (page: Page) => page.getByRole('dialog', { name: '用量计算' })
const chooser = (page: Page) => page.getByRole('dialog', { name: '选择规格' })

test('a buyer calculates boxes from an area and a way of laying, and takes them over into the choice', async ({
  page,
}) => {
  const product = await productCalled(await signInAs(OWNER), '云岭')
  const sku = product.skus.find(({ spec }) => spec.join() === '800×800mm,暖灰')?.id ?? ''
  await page.goto(href('productDetail', { id: product.id }))
  await page.getByRole('button', { name: /^用量/ }).click()
  await expect(page.getByRole('status').getByText('请选择规格')).toBeVisible()
  await expect(chooser(page)).toBeVisible()

  await page.goto(href('productDetail', { id: product.id, sku }))
  await page.getByRole('button', { name: /^用量/ }).click()
  await expect(calculator(page).getByRole('button', { name: '填入数量' })).toBeDisabled()
  await calculator(page).getByRole('textbox', { name: '面积' }).fill('三十')
  await expect(calculator(page)).toContainText('请填数字，最多两位小数')
  await calculator(page).getByRole('textbox', { name: '面积' }).fill('30')
  await expect(calculator(page).getByRole('region', { name: '计算结果' })).toContainText('31.5 ㎡')
  await expect(calculator(page)).toContainText('17 箱 · 51 片')
  await expect(calculator(page)).toContainText('1.14 ㎡')
  await expect(calculator(page)).toContainText('¥2,088.96')
  expect(await axe(page)).toEqual([])
  await calculator(page)
    .getByRole('button', { name: /^人字铺/ })
    .click()
  await expect(calculator(page)).toContainText('18 箱 · 54 片')
  await calculator(page).getByRole('button', { name: '填入 18 箱' }).click()
  await expect(calculator(page)).toBeHidden()
  await expect(chooser(page).getByRole('spinbutton')).toHaveValue('18')
  await expect(page).toHaveURL(href('productDetail', { id: product.id, sku, quantity: '18' }))
  await chooser(page).getByRole('button', { name: '按面积算' }).click()
  await expect(calculator(page).getByRole('textbox', { name: '面积' })).toHaveValue('30')
})

test('the calculator does not take over more than one batch holds, and says why', async ({ page }) => {
  const product = await productCalled(await signInAs(OWNER), '云岭')
  // Other journeys buy the first one meanwhile, or the one of which most is there.
  const others = [product.skus[0]?.id, skuInStock(product).id]
  const sku = skuInStock({ ...product, skus: product.skus.filter(({ id }) => !others.includes(id)) })
  await page.goto(href('productDetail', { id: product.id, sku: sku.id }))
  await page.getByRole('button', { name: /^用量/ }).click()
  await calculator(page).getByRole('textbox', { name: '面积' }).fill('9000')
  await expect(calculator(page)).toContainText(`同一批号最多 ${sku.available.toLocaleString('zh-Hans')} 箱`)
  await expect(calculator(page).getByRole('button', { name: '填入数量' })).toBeDisabled()
})

test('the sum of what is made to measure stands beside the button while sizes are typed, and the whole choice is named', async ({
  page,
}) => {
  const product = await productMade(await signInAs(OWNER))
  const sku = skuInStock(product)
  await page.goto(href('productDetail', { id: product.id, sku: sku.id }))
  await page.getByRole('button', { name: /^已选/ }).click()
  const total = chooser(page).getByText(/^合计/)
  for (const [name, mm] of [
    ['宽', '1200'],
    ['高', '1500'],
  ] as const) {
    await expect(chooser(page).getByText('填好尺寸后显示价格')).toBeInViewport({ ratio: 1 })
    await chooser(page).getByRole('textbox', { name }).fill(mm)
  }
  for (const group of await chooser(page)
    .getByRole('group', { name: /开启方式|左右向|边型/ })
    .all())
    await group.getByRole('button').first().click()
  await chooser(page).getByRole('textbox', { name: '宽' }).focus()
  await expect(total).toBeInViewport({ ratio: 1 })
  await expect(chooser(page).getByText(/计价面积 1\.8 ㎡/)).toBeInViewport({ ratio: 1 })
  await expect(chooser(page).getByText(/^已选：/)).toContainText('宽 1200 × 高 1500 mm')
  expect(await axe(page)).toEqual([])
  await chooser(page).getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('button', { name: /^已选/ })).toContainText('宽 1200 × 高 1500 mm')
  // 1.8 ㎡ of the price of one; the first value of each option costs no more.
  const each = `¥${(Math.round((sku.priceFen * 18) / 10) / 100).toLocaleString('zh-Hans', { minimumFractionDigits: 2 })}`
  await expect(page.getByText(/^宽 1200 × 高 1500 mm · .*合计/)).toContainText(each)
})

test('a buyer reads the whole sizes of what is made to measure in the cart, on the narrowest phone too', async ({
  page,
}) => {
  const person = await newcomer()
  const product = await productMade(person)
  const measures = Object.fromEntries([
    ['width', 1200],
    ['height', 1500],
    ...(product.madeToMeasure?.options ?? []).map(({ option, values }) => [option, values[0]?.value]),
  ]) as Measures
  await person.call(addLine, { body: { skuId: skuInStock(product).id, quantity: 1, measures } })
  await takeSession(page, person.session)
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 })
    await page.goto(href('cart'))
    const words = page.getByRole('button', { name: /宽 1200 × 高 1500 mm/ }).getByText(/宽 1200 × 高 1500 mm/)
    await expect(words).toBeInViewport({ ratio: 1 })
    expect(await words.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  }
  // Its sheet says of stock and price what the product's says.
  await page.getByRole('button', { name: /宽 1200 × 高 1500 mm/ }).click()
  const sheet = page.getByRole('dialog', { name: '更改规格' })
  await expect(sheet.getByText(/计价面积 1\.8 ㎡/)).toBeInViewport({ ratio: 1 })
  await expect(sheet.getByText(/可接单 /)).toBeInViewport({ ratio: 1 })
})

test('the size of a room sets the quantity of its line in the cart', async ({ page }) => {
  const person = await newcomer()
  const product = await productCalled(person, '云岭')
  const sku = skuInStock(product, 20)
  await person.call(addLine, { body: { skuId: sku.id, quantity: 1 } })
  await takeSession(page, person.session)
  await page.goto(href('cart'))
  await page.getByRole('button', { name: '按面积算' }).click()
  await calculator(page).getByRole('radio', { name: '按房间' }).check()
  await calculator(page).getByRole('textbox', { name: '长' }).fill('4.2')
  await calculator(page).getByRole('textbox', { name: '宽' }).fill('3.6')
  // 15.12 ㎡ and 5 % make 15.876 ㎡: nine boxes of 1.92 ㎡.
  await calculator(page).getByRole('button', { name: '填入 9 箱' }).click()
  await expect(page.getByRole('spinbutton', { name: '数量' })).toHaveValue('9')
  await expect
    .poll(async () =>
      (await person.call(getCart, {})).shops.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)),
    )
    .toEqual([9])
  expect(await axe(page)).toEqual([])
})

test('the page of a product’s texts shows chapters, facts, packing and promises, and offers a link to send', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const product = await productCalled(await signInAs(OWNER), '云岭')
  await page.goto(href('productDetail', { id: product.id }))
  await page.getByRole('button', { name: '分享' }).click()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByRole('status').getByText('链接已复制')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(href('productDetail', { id: product.id }))

  await page.getByRole('link', { name: '查看全部参数' }).click()
  await expect(page).toHaveURL(href('productText', { id: product.id }))
  for (const { name } of product.parameters)
    await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible()
  await page.getByRole('tab', { name: '包装' }).click()
  await expect(page.getByRole('heading', { name: '包装信息' })).toBeInViewport()
  await page.getByRole('tab', { name: '服务' }).click()
  await expect(page.getByRole('heading', { name: '服务说明' })).toBeInViewport()
  await expect(page.getByText('收货后的退换暂不能在这里办理')).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('beside the labels of a product all values begin in one column, in French too', async ({ page }) => {
  const product = await productMade(await signInAs(OWNER))
  for (const [language, labels] of [
    ['zh-Hans', ['选择', '计价方式', '备货期']],
    ['fr', ['Choisir', 'Calcul du prix', 'Délai de préparation']],
  ] as const) {
    await page.addInitScript((name) => localStorage.setItem('UNI_LOCALE', name), language)
    await page.goto(href('productDetail', { id: product.id }))
    await settle(page)
    const starts = labels.map((label) =>
      page
        .getByText(label, { exact: true })
        .first()
        .evaluate((element) => element.nextElementSibling?.getBoundingClientRect().x),
    )
    expect(new Set(await Promise.all(starts)).size).toBe(1)
  }
})
