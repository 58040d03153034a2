import { addLine, getCart } from '@zhujia/contract/cart/endpoints.ts'
import { listProducts as listOnSale } from '@zhujia/contract/catalogue/endpoints.ts'
import {
  addFavourites,
  countFavourites,
  listProducts,
  listShops,
  removeFavourites,
} from '@zhujia/contract/favourites/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { ADMINISTRATOR, logIn, OWNER, takeSession } from '../people.ts'
import { type Person, signInAs } from '../person.ts'
import { newcomer, oneOfEachShop, type Product, skuInStock } from '../shopping.ts'

// Somebody whose favourites no other journey counts.
const DRIVER = '13800000011'

async function emptied(phone: string): Promise<Person> {
  const person = await signInAs(phone)
  return withoutFavourites(person)
}

async function withoutFavourites(person: Person): Promise<Person> {
  const [products, shops] = [
    await person.call(listProducts, { query: { size: 50 } }),
    await person.call(listShops, { query: { size: 50 } }),
  ]
  for (const [kind, { records }] of [
    ['product', products],
    ['shop', shops],
  ] as const) {
    if (records.length > 0) await person.call(removeFavourites, { body: { kind, ids: records.map(({ id }) => id) } })
  }
  return person
}

const heart = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('what a guest saved is a favourite after the login, and a second tap removes it', async ({ page }) => {
  const user = await emptied(DRIVER)
  const [product] = await oneOfEachShop(user, 1)
  const { id, shop } = product as Product
  await page.goto(href('productDetail', { id }))
  await heart(page, '收藏').click()
  await expect(page.getByRole('status').getByText('登录后为你收藏')).toBeVisible()
  await logIn(page, DRIVER)
  await expect(page).toHaveURL(href('productDetail', { id }))
  await expect(heart(page, '已收藏')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => user.call(countFavourites, {})).toEqual({ product: 1, shop: 0 })
  await heart(page, '收藏店铺').click()
  await expect(heart(page, '收藏店铺')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => user.call(countFavourites, {})).toEqual({ product: 1, shop: 1 })
  await page.goto(href('user'))
  await page.getByRole('link', { name: /^我的收藏\s*2/ }).click()
  await expect(page.getByRole('tab', { name: '商品 1' })).toBeVisible()
  await page.getByRole('tab', { name: '店铺 1' }).click()
  await expect(page).toHaveURL(href('myCollection', { kind: 'shop' }))
  await expect(page.getByText(shop.name, { exact: true })).toBeVisible()
  await page.goto(href('productDetail', { id }))
  await heart(page, '已收藏').click()
  await expect(heart(page, '收藏')).toBeVisible()
  await expect.poll(() => user.call(countFavourites, {})).toEqual({ product: 0, shop: 1 })
})

test('a heart goes back to what it was when the server refuses it', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/)
  const user = await emptied('13800000012')
  const [product] = await oneOfEachShop(user, 1)
  await takeSession(page, user.session)
  await page.goto(href('productDetail', { id: (product as Product).id }))
  await expect(heart(page, '收藏')).toBeVisible()
  await page.route('**/api/**/favourites', (route) => route.abort())
  await heart(page, '收藏').click()
  await expect(page.getByRole('alert').getByText('网络连接超时')).toBeVisible()
  await expect(heart(page, '收藏')).toHaveAttribute('aria-pressed', 'false')
})

test('a favourite that became cheaper says by how much, and can be bought from the list', async ({ page }) => {
  const owner = await signInAs(OWNER)
  const { records } = await owner.call(listProducts, { query: {} })
  const cheaper = records.find(({ product, addedPriceFen }) => addedPriceFen > product.priceFen)
  await takeSession(page, owner.session)
  await page.goto(href('myCollection'))
  const row = page.getByRole('listitem').filter({ hasText: cheaper?.product.title ?? 'nothing' })
  const fen = (cheaper?.addedPriceFen ?? 0) - (cheaper?.product.priceFen ?? 0)
  await expect(row).toContainText(`比收藏时降 ¥${(fen / 100).toFixed(2)}`)
  expect(await axe(page)).toEqual([])
  await row.getByRole('button', { name: /^加入购物车/ }).click()
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  await sheet.getByRole('button', { name: '加入购物车' }).click()
  await expect(sheet.getByText(/^请选择/).first()).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('lines move from the cart to the favourites and back, and several favourites are removed at once', async ({
  page,
}) => {
  const person = await withoutFavourites(await newcomer())
  const products = await oneOfEachShop(person, 2)
  for (const product of products)
    await person.call(addLine, { body: { skuId: skuInStock(product).id, quantity: product.unit.minSteps } })
  await takeSession(page, person.session)
  await page.goto(href('cart'))
  await page.getByRole('button', { name: '管理' }).click()
  await page.getByRole('checkbox', { name: '全选', exact: true }).check()
  await page.getByRole('button', { name: '移入收藏' }).click()
  await expect(page.getByRole('status').getByText('已移入收藏 2 件')).toBeVisible()
  await expect(page.getByText('购物车还是空的')).toBeVisible()
  expect(await person.call(countFavourites, {})).toEqual({ product: 2, shop: 0 })

  await page.goto(href('myCollection'))
  await page.getByRole('button', { name: '管理' }).click()
  await page.getByRole('button', { name: '取消收藏', exact: true }).last().click()
  await expect(page.getByRole('status').getByText('请先勾选要取消收藏的')).toBeVisible()
  await page.getByRole('checkbox', { name: '全选' }).check()
  await page.getByRole('button', { name: '取消收藏 (2)' }).click()
  expect(await axe(page)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: '取消收藏' }).click()
  await expect(page.getByText('还没有收藏商品')).toBeVisible()
  expect(await person.call(countFavourites, {})).toEqual({ product: 0, shop: 0 })
  expect((await person.call(getCart, {})).shops).toEqual([])
})

test('people whose roles have no favourites see no heart', async ({ page }) => {
  const [product] = await oneOfEachShop(await signInAs(DRIVER), 1)
  const admin = await signInAs(ADMINISTRATOR)
  await takeSession(page, admin.session)
  await page.goto(href('productDetail', { id: (product as Product).id }))
  await expect(page.getByRole('heading', { name: '商品参数' })).toBeVisible()
  await expect(heart(page, '收藏')).toHaveCount(0)
})

test('a long list of favourites is fetched as it is scrolled', async ({ page }) => {
  const user = await emptied('13800000013')
  // More than one page of the list holds.
  const { records } = await user.call(listOnSale, { query: { size: 25 } })
  const ids = records.map(({ id }) => id)
  await user.call(addFavourites, { body: { kind: 'product', ids } })
  await takeSession(page, user.session)
  await page.goto(href('myCollection'))
  await expect(page.getByRole('tab', { name: `商品 ${ids.length}` })).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(page.getByRole('listitem')).toHaveCount(ids.length, { timeout: 500 })
  }).toPass()
})
