import { addLine } from '@zhujia/contract/cart/endpoints.ts'
import { createAddress } from '@zhujia/contract/addresses/endpoints.ts'
import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Locator, Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { takeSession } from '../people.ts'
import type { Person } from '../person.ts'
import { newcomer, type Product, settledNewcomer, skuInStock } from '../shopping.ts'
import { sidewaysScroll, smallTargets } from '../targets.ts'

/** Goes by the shop's own line by weight, which does not reach Tibet. */
const TILES = '云岭通体大理石瓷砖'
/** Goes by parcel, everywhere. */
const TAP = '面盆龙头'

async function productOf(person: Person, words: string): Promise<Product> {
  const { records } = await person.call(listProducts, { query: { q: words } })
  return person.call(getProduct, { params: { id: records[0]?.id ?? '' }, query: {} })
}

const toTibet = (person: Person) =>
  person.call(createAddress, {
    body: {
      name: '扎西',
      phone: '13912345678',
      districtCode: '540102',
      detail: '八一路 1 号',
      tag: 'site',
      floor: null,
      hasElevator: null,
      isDefault: true,
    },
  })

const submit = (page: Page) => page.getByRole('button', { name: '提交订单' })
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not there')
  return box
}

const freight = (page: Page) => page.getByText(/^(运费|免运费|暂不配送)/).first()

test('a product, the cart and the order say what freight costs: a range without an address, the price for it with one', async ({
  page,
}) => {
  const person = await newcomer()
  const tiles = await productOf(person, TILES)
  await takeSession(page, person.session)
  await page.goto(href('productDetail', { id: tiles.id }))
  await expect(freight(page)).toHaveText('运费 ¥80.00–¥160.00，填写地址后算准')
  await person.call(addLine, { body: { skuId: skuInStock(tiles, 5).id, quantity: 5 } })
  await page.goto(href('cart'))
  await expect(page.getByText('运费 ¥80.00–¥205.00，填写地址后算准')).toBeVisible()
  await page.goto(href('orderPlay'))
  await expect(page.getByText('估算的运费，填写地址后算准')).toBeVisible()
  await expect(page.getByText(/瓷砖地板专线 · 2\d\d kg/)).toBeVisible()
  const part = page.getByRole('region', { name: tiles.shop.name })
  await expect(part.getByText('¥80.00–¥205.00')).toBeVisible()
  expect(await axe(page)).toEqual([])

  // The range and the button share the bar of a phone; at twice the text size each has the width of it.
  await page.setViewportSize({ width: 375, height: 812 })
  const sum = await boxOf(page.getByText(/^预计应付/).last())
  const beside = await boxOf(submit(page))
  expect([beside.y < sum.y + sum.height, beside.y + beside.height > sum.y]).toEqual([true, true])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const above = await boxOf(page.getByText(/^预计应付/).last())
  const below = await boxOf(submit(page))
  expect([below.y >= above.y + above.height, below.width]).toEqual([true, 351])

  await toTibet(person)
  await page.goto(href('productDetail', { id: tiles.id }))
  await expect(freight(page)).toHaveText('暂不配送到城关区')
  await page.goto(href('cart'))
  await expect(page.getByText('有商品不配送到城关区')).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('the order names goods that are not delivered to the address, and goes on without them or to another address', async ({
  page,
}) => {
  const person = await settledNewcomer()
  await toTibet(person)
  const [tiles, tap] = [await productOf(person, TILES), await productOf(person, TAP)]
  for (const product of [tiles, tap])
    await person.call(addLine, {
      body: { skuId: skuInStock(product, product.unit.minSteps).id, quantity: product.unit.minSteps },
    })
  await takeSession(page, person.session)
  await page.goto(href('orderPlay'))
  const refusal = page.getByRole('alert').filter({ hasText: '有商品不配送到这个地址' })
  await expect(refusal).toContainText(tiles.title)
  await expect(refusal).not.toContainText(tap.title)
  await expect(submit(page)).toBeHidden()
  expect(await axe(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)

  await refusal.getByRole('button', { name: '换个地址' }).click()
  // The one that the order has now is marked.
  await expect(page.getByRole('button', { name: /八一路/ }).filter({ hasText: '当前使用' })).toBeVisible()
  await page.getByRole('button', { name: /送到这里：文三路/ }).click()
  await expect(submit(page)).toBeVisible()
  await expect(page.getByRole('region', { name: tiles.shop.name })).toContainText(/瓷砖地板专线/)

  await page.getByRole('button', { name: /更换收货地址/ }).click()
  await page.getByRole('button', { name: /送到这里：八一路/ }).click()
  await refusal.getByRole('button', { name: '移出这些商品' }).click()
  await expect(submit(page)).toBeVisible()
  await expect(page.getByRole('region', { name: tap.shop.name })).toContainText(tap.title)
  await expect(page.getByRole('region', { name: tiles.shop.name })).toBeHidden()
})
