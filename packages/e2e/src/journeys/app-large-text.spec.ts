import type { Locator, Page } from '@playwright/test'
import { listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { recordView } from '@zhujia/contract/views/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import { expect, test } from '../fixtures.ts'
import { OWNER, takeSession } from '../people.ts'
import { type Person, signInAs } from '../person.ts'
import { settle } from '../settle.ts'
import { fillCart, settledNewcomer } from '../shopping.ts'
import { sidewaysScroll } from '../targets.ts'
import { textsThatDoNotFit } from '../texts-that-do-not-fit.ts'

const largeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not there')
  return box
}

/** How many pixels of a text are cut off below. */
const hiddenOf = (text: Locator): Promise<number> =>
  text.evaluate((element) =>
    Math.max(
      ...[element, ...element.querySelectorAll('*')].map(({ clientHeight, scrollHeight }) =>
        clientHeight > 0 ? scrollHeight - clientHeight : 0,
      ),
    ),
  )

/** How many pixels of an icon's width its badge lies over, by how many the badge reaches out of the bar, and over the word below. */
const coveredBy = (link: Locator): Promise<{ icon: number; above: number; word: number }> =>
  link.evaluate((entry) => {
    const icon = entry.querySelector('svg')?.getBoundingClientRect()
    const badge = entry.querySelector('svg ~ span')?.getBoundingClientRect()
    const bar = entry.closest('header, [class*="bar"]')?.getBoundingClientRect()
    const word = entry.querySelector(':scope > span:not(.visually-hidden, :has(svg))')?.getBoundingClientRect()
    if (!icon || !badge || !bar) throw new Error('no badge')
    const over = (pixels: number) => Math.max(0, Math.round(pixels))
    return {
      icon: over(icon.right - badge.left),
      above: over(bar.top - badge.top),
      word: word ? over(badge.bottom - word.top) : 0,
    }
  })
const LITTLE = { icon: 8, above: 0, word: 0 }

/** How many pixels of an element's content are beside it. */
const besideOf = (element: Locator): Promise<number> =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

async function productCalled(person: Person, q: string): Promise<string> {
  const [card] = (await person.call(listProducts, { query: { q } })).records
  if (!card) throw new Error(`nothing is called ${q}`)
  return card.id
}

test('at twice the text size the badge does not hide its icon, the search field stays in its row, and the buttons of a product stay on one line', async ({
  page,
}) => {
  const person = await settledNewcomer()
  const [product] = await fillCart(person)
  await takeSession(page, person.session)
  await page.goto(href('search', { q: '瓷砖' }))
  await settle(page)
  await largeText(page)
  const back = await boxOf(page.getByRole('button', { name: '返回' }))
  const field = await boxOf(page.getByRole('searchbox'))
  const cart = page.getByRole('banner').getByRole('link', { name: /购物车/ })
  const entry = await boxOf(cart)
  expect(Math.abs(back.y + back.height / 2 - (field.y + field.height / 2))).toBeLessThanOrEqual(2)
  expect(Math.abs(entry.y + entry.height / 2 - (field.y + field.height / 2))).toBeLessThanOrEqual(2)
  expect(await coveredBy(cart)).toEqual({ ...LITTLE, icon: 4 })
  await expect(page.getByRole('search').getByRole('button', { name: '搜索' })).toBeInViewport({ ratio: 1 })
  const badge = await boxOf(cart.locator('svg ~ span').first())
  expect(badge.x + badge.width).toBeLessThanOrEqual(375)
  await expect(page.getByRole('button', { name: '新品' })).toBeInViewport({ ratio: 1 })
  const filter = await boxOf(page.getByRole('button', { name: '筛选' }))
  const toggle = await boxOf(page.getByRole('button', { name: /^切换为/ }))
  expect(filter.x + filter.width).toBeLessThanOrEqual(toggle.x)

  await page.goto(href('productDetail', { id: product?.id ?? '' }))
  await settle(page)
  await largeText(page)
  for (const name of ['加入购物车', '立即购买'])
    expect((await boxOf(page.getByRole('button', { name }))).height).toBeLessThanOrEqual(60)
  expect(await coveredBy(page.getByRole('link', { name: '车内 2 件商品 购物车' }))).toEqual(LITTLE)
  const name = page
    .getByRole('main')
    .locator('p, a')
    .filter({ hasText: product?.title ?? '' })
    .first()
  expect(await hiddenOf(name)).toBeLessThanOrEqual(2)

  await page.goto(href('cart'))
  await settle(page)
  await largeText(page)
  expect(await hiddenOf(name)).toBeLessThanOrEqual(2)
})

test('the fields of a piece made to measure are no wider than the screen at twice the text size, and in sight on a small one', async ({
  page,
}) => {
  const id = await productCalled(await signInAs(OWNER), '大理石窗台')
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  const sizes = sheet.getByRole('group', { name: '定制尺寸' })
  await page.goto(href('productDetail', { id }))
  await settle(page)
  await largeText(page)
  await page.getByRole('button', { name: '加入购物车' }).click()
  const field = await boxOf(sizes.getByRole('textbox', { name: '长' }))
  expect(field.x + field.width).toBeLessThanOrEqual(375)
  expect(await besideOf(sizes)).toBe(0)
  expect(await besideOf(sizes.getByText(/^填成品的尺寸/))).toBe(0)

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(href('productDetail', { id }))
  await settle(page)
  await page.getByRole('button', { name: '加入购物车' }).click()
  for (const name of ['长', '深']) await expect(sizes.getByRole('textbox', { name })).toBeInViewport({ ratio: 1 })
})

test('the products viewed last stand beside each other at twice the text size, each price within its own', async ({
  page,
}) => {
  const person = await settledNewcomer()
  const { records } = await person.call(listProducts, { query: { q: '净水器', size: 50 } })
  const dear = records.filter(({ shown }) => shown.hasDearer && shown.fen >= 100_000).slice(0, 2)
  for (const { id } of dear) await person.call(recordView, { params: { id } })
  await takeSession(page, person.session)
  await page.goto(href('user'))
  await settle(page)
  const tiles = dear.map(({ title }) => page.getByRole('listitem').filter({ hasText: title }))
  expect(tiles).toHaveLength(2)
  for (const tile of tiles) expect((await boxOf(tile.getByText(/起$/).last())).height).toBeLessThan(24)
  await largeText(page)
  for (const tile of tiles) expect(await besideOf(tile)).toBe(0)
})

test('at twice the text size the dots of a banner stand below its words, on the narrowest phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(href('home'))
  await settle(page)
  const banner = page.getByRole('region', { name: '推荐专题' })
  await banner.getByRole('button', { name: '暂停' }).click()
  await largeText(page)
  const words = await boxOf(banner.getByText('强化、三层实木'))
  const dots = await boxOf(banner.getByRole('button', { name: '播放' }).locator('..'))
  expect(words.y + words.height).toBeLessThanOrEqual(dots.y)
})

test('the buttons of a quantity grow with the text, and stay whole on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const person = await settledNewcomer()
  const [product] = await fillCart(person)
  await takeSession(page, person.session)
  const isWhole = async (place: Locator) => {
    for (const name of ['减少', '增加']) {
      const button = place.getByRole('button', { name }).first()
      const [target, sign] = [await boxOf(button), await boxOf(button.locator('svg'))]
      expect([target.width, target.height, sign.width, sign.height]).toEqual([72, 72, 32, 32])
      expect(target.x).toBeGreaterThanOrEqual(0)
      expect(target.x + target.width).toBeLessThanOrEqual(320)
    }
    expect(await sidewaysScroll(page)).toBe(0)
  }
  await page.goto(href('cart'))
  await settle(page)
  await largeText(page)
  await isWhole(page.getByRole('main'))
  expect(await textsThatDoNotFit(page)).toEqual([])

  await page.goto(href('productDetail', { id: product?.id ?? '' }))
  await settle(page)
  await largeText(page)
  await page.getByRole('button', { name: '加入购物车' }).click()
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  await sheet.getByRole('button', { name: '增加' }).scrollIntoViewIfNeeded()
  await isWhole(sheet)
})

test('the price range of a product breaks at its dash at twice the text size, and its symbol comes once where it comes last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => localStorage.setItem('UNI_LOCALE', 'fr'))
  const { records } = await (await signInAs(OWNER)).call(listProducts, { query: { q: '智能马桶', size: 50 } })
  const dear = records.find(({ shown }) => shown.hasDearer && shown.fen >= 100_000)
  await page.goto(href('productDetail', { id: dear?.id ?? '' }))
  await settle(page)
  await largeText(page)
  await expect(page.getByText(/^[\d\s]+,\d\d–[\d\s]+,\d\d\s¥$/)).toBeInViewport({ ratio: 1 })
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await textsThatDoNotFit(page)).toEqual([])
})
