import type { Locator, Page } from '@playwright/test'
import { href } from '@zhujia/contract/screens.ts'
import { expect, test } from '../fixtures.ts'
import { takeSession } from '../people.ts'
import { settle } from '../settle.ts'
import { fillCart, settledNewcomer } from '../shopping.ts'

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
  expect(await coveredBy(cart)).toEqual(LITTLE)
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
