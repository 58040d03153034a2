import { getCart } from '@zhujia/contract/cart/endpoints.ts'
import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import type { RequestOf, ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import { listHotWords } from '@zhujia/contract/search/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page, Request } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { OWNER, takeSession } from '../people.ts'
import { signInAs } from '../person.ts'
import { newcomer } from '../shopping.ts'
import { sidewaysScroll, smallTargets } from '../targets.ts'

const TILE = '砚野 云岭通体大理石瓷砖 800×800 客厅卧室地砖 柔光防滑 同坯同色'
const TOILET = '沐砌 静流连体坐便器 喷射虹吸式马桶 一级水效 防臭节水 305/400 坑距'
const SAND = '垣固 水洗河砂 中砂粗砂 装修找平砌墙用沙子 25kg 袋装 含泥量低'

const PRODUCTS = `**/api${ENDPOINTS.catalogue.listProducts.path}*`
const SUGGESTIONS = `**/api${ENDPOINTS.search.suggestWords.path}*`

type Query = RequestOf<typeof listProducts>['query']
/** What the API finds, to hold the page against. */
const find = async (query: Query): Promise<ResponseOf<typeof listProducts>> =>
  (await signInAs(OWNER)).call(listProducts, { query })

const box = (page: Page) => page.getByRole('searchbox', { name: '搜索商品' })
/** Of what the words name, and of what is only related to it. */
const links = (page: Page) => page.getByRole('list', { name: /^(搜索结果|相关商品)$/ }).getByRole('link')
const total = (page: Page, count: number) => page.getByRole('status').getByText(`共 ${count} 件商品`, { exact: true })
const chosen = (page: Page) => page.getByRole('list', { name: '已选条件' })

async function search(page: Page, words: string): Promise<void> {
  await box(page).fill(words)
  await box(page).press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(words)
}

test.describe('what people write', () => {
  test('the search finds the same goods for 瓷砖 by its letters, its initials, its other names, other characters and a slip', async ({
    page,
  }) => {
    const { total: all } = await find({ q: '瓷砖' })
    expect(all).toBeGreaterThan(50)
    await page.goto(href('search'))
    for (const words of ['瓷砖', 'cizhuan', 'ci zhuan', '瓷磚', '陶瓷砖']) {
      await search(page, words)
      await expect(total(page, all)).toBeVisible()
      await expect(links(page).filter({ hasText: TILE })).toHaveCount(1)
    }
    // Initials may stand for more than one word, so they find no less.
    await search(page, 'cz')
    await expect(links(page).filter({ hasText: TILE })).toHaveCount(1)
    await search(page, '次砖')
    await expect(page.getByRole('status').getByText('已按“瓷砖”搜索')).toBeVisible()
    await expect(total(page, all)).toBeVisible()
    expect(await axe(page)).toEqual([])
  })

  test('the search takes a size as the same however it is written', async ({ page }) => {
    const { total: all } = await find({ q: '800x800 地砖' })
    await page.goto(href('search'))
    for (const words of ['800x800 地砖', '800*800 地砖', '800×800地砖', '80cm×80cm 地砖', '80公分x80公分 地砖']) {
      await search(page, words)
      await expect(total(page, all)).toBeVisible()
      await expect(links(page).first()).toContainText('800×800')
    }
    await search(page, '80公分 地砖')
    await expect(links(page).filter({ hasText: TILE })).toHaveCount(1)
    await search(page, '2.5平方电线')
    await expect(links(page).first()).toContainText('线')
  })

  test('the search for 马桶 finds what is called 坐便器, and a slip of one character is named, with a way to search for what was typed', async ({
    page,
  }) => {
    const { total: all } = await find({ q: '坐便器' })
    await page.goto(href('search', { q: '马桶' }))
    await expect(total(page, all)).toBeVisible()
    await expect(links(page).filter({ hasText: TOILET })).toHaveCount(1)
    await search(page, '马捅')
    await expect(page.getByText('已按“马桶”搜索')).toBeVisible()
    await expect(total(page, all)).toBeVisible()
    await page.getByRole('button', { name: '仍搜“马捅”' }).click()
    await expect(page).toHaveURL(href('search', { q: '马捅', literal: '1' }))
    await expect(page.getByText('没有找到“马捅”')).toBeVisible()
    await page.getByRole('button', { name: '换种方式再找' }).click()
    await expect(total(page, all)).toBeVisible()
    await search(page, '马桶 榻榻米')
    await expect(page.getByText('暂无“榻榻米”的商品，为你展示“马桶”')).toBeVisible()
  })
})

test.describe('before and while typing', () => {
  test('the hot words are those that the API counted, and a tap searches for one of them', async ({ page }) => {
    const hot = await (await signInAs(OWNER)).call(listHotWords, {})
    expect(hot.length).toBeGreaterThanOrEqual(8)
    await page.goto(href('search'))
    const card = page.getByRole('region', { name: '大家在搜' })
    await expect(card.getByRole('listitem')).toHaveText(hot)
    await card.getByRole('button', { name: hot[0] ?? '', exact: true }).click()
    await expect(page).toHaveURL(href('search', { q: hot[0] ?? '' }))
    await expect(links(page).first()).toBeVisible()
  })

  test('typed letters suggest words and categories, and a late answer never stands for what is typed now', async ({
    page,
  }) => {
    await page.goto(href('search'))
    const queries: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.endsWith(ENDPOINTS.search.suggestWords.path)) queries.push(url.searchParams.get('q') ?? '')
    })
    await box(page).pressSequentially('cizhuan', { delay: 40 })
    const list = page.getByRole('region', { name: '搜索建议' })
    await expect(list.getByRole('button', { name: '瓷砖', exact: true })).toBeVisible()
    expect(queries).toEqual(['cizhuan'])
    expect(await axe(page)).toEqual([])
    const isOld = (request: Request) => new URL(request.url()).searchParams.get('q') === '马'
    const newerIsShown = Promise.withResolvers<void>()
    await page.route(SUGGESTIONS, async (route) => {
      if (isOld(route.request())) await newerIsShown.promise
      await route.continue().catch(() => undefined)
    })
    const oldEnded = Promise.race([
      page.waitForEvent('requestfinished', isOld),
      page.waitForEvent('requestfailed', isOld),
    ])
    await box(page).fill('马')
    await page.waitForRequest(SUGGESTIONS)
    await box(page).fill('智能马')
    const category = list.getByRole('button', { name: /智能马桶\s*分类/ })
    await expect(category).toBeVisible()
    newerIsShown.resolve()
    await oldEnded
    // A late answer would be drawn by now.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    })
    await expect(category).toBeVisible()
    await category.click()
    await expect(page).toHaveURL(href('search', { category: 'bath-smart' }))
    await expect(links(page).first()).toContainText('智能马桶')
  })

  test('the history keeps ten words, the newest first and each once', async ({ page }) => {
    const words = ['地板', '花洒', '地漏', '浴缸', '吊灯', '壁灯', '网线', '水泥', '木门', '纱窗', '花洒']
    await page.goto(href('search'))
    for (const word of words) await search(page, word)
    await box(page).fill('')
    const history = page.getByRole('region', { name: '搜索历史' })
    await expect(history.getByRole('listitem')).toHaveText(
      [...new Set(words.toReversed())].slice(0, 10).map((word) => `${word}删除“${word}”`),
    )
    await history.getByRole('button', { name: '清空搜索历史' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '清空', exact: true }).click()
    await expect(history).toHaveCount(0)
  })
})

test.describe('narrowing', () => {
  const counted = async (page: Page, name: string): Promise<number> => {
    const text = await page
      .getByRole('dialog', { name: '筛选' })
      .getByRole('button', { name: new RegExp(`^${name}\\s*\\d+$`) })
      .textContent()
    return Number(text?.replace(name, ''))
  }

  test('the counts of filters stay right when several are chosen, and say how much is then shown', async ({ page }) => {
    await page.goto(href('search', { q: '地砖' }))
    await page.getByRole('button', { name: '筛选', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: '筛选' })
    await expect(sheet.getByRole('heading', { name: '品牌' })).toBeVisible()
    const yanye = await counted(page, '砚野')
    const taomo = await counted(page, '陶陌')
    await sheet.getByRole('button', { name: /^砚野/ }).click()
    await expect(sheet.getByRole('button', { name: `查看 ${yanye} 件商品` })).toBeVisible()
    // A kind's own choice does not change the counts beside it, a second one widens.
    expect(await counted(page, '陶陌')).toBe(taomo)
    await sheet.getByRole('button', { name: /^陶陌/ }).click()
    await expect(sheet.getByRole('button', { name: `查看 ${yanye + taomo} 件商品` })).toBeVisible()
    const both = await find({ q: '地砖', facets: 'brand:yanye,brand:taomo,finish:matt' })
    const matt = sheet.getByRole('button', { name: /^哑光/ })
    await expect(matt).toContainText(String(both.total))
    await matt.click()
    await expect(sheet.getByRole('button', { name: `查看 ${both.total} 件商品` })).toBeVisible()
    expect(await axe(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await sheet.getByRole('button', { name: /^查看/ }).click()
    await expect(total(page, both.total)).toBeVisible()
    await expect(links(page)).toHaveCount(both.total)
    await expect(chosen(page).getByRole('button')).toHaveText(['移除砚野', '移除陶陌', '移除哑光'])
    await chosen(page).getByRole('button', { name: '移除 陶陌' }).click()
    const rest = await find({ q: '地砖', facets: 'brand:yanye,finish:matt' })
    await expect(total(page, rest.total)).toBeVisible()
    expect(await axe(page)).toEqual([])
  })

  test('the order, filters and scroll position of a search outlive a product’s page, a reload and a shared link', async ({
    page,
    visitor,
  }) => {
    const query = { q: '瓷砖', sort: 'priceAsc', facets: 'brand:yanye', min: '20', max: '300', stock: '1' }
    const wanted = await find({
      q: '瓷砖',
      sort: 'priceAsc',
      facets: 'brand:yanye',
      minFen: 2000,
      maxFen: 30_000,
      inStock: '1',
    })
    await page.goto(href('search', query))
    await expect(total(page, wanted.total)).toBeVisible()
    await expect(links(page).first()).toContainText(wanted.records[0]?.title ?? '')
    await expect(chosen(page).getByRole('button')).toHaveText(['移除砚野', '移除¥20–300', '移除仅看有货'])
    const last = links(page).nth(Math.min(wanted.total, 6) - 1)
    await last.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    await last.click()
    await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(href('search', query))
    await expect(total(page, wanted.total)).toBeVisible()
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThanOrEqual(2)
    await page.reload()
    await expect(total(page, wanted.total)).toBeVisible()
    await expect(page.getByRole('button', { name: /^筛选\s*\(3\)/ })).toBeVisible()
    const other = await visitor()
    await other.goto(href('search', query))
    await expect(total(other, wanted.total)).toBeVisible()
    await expect(links(other).first()).toContainText(wanted.records[0]?.title ?? '')
  })

  test('the results by sales, by price and by age stand in the order of the API', async ({ page }) => {
    await page.goto(href('search', { q: '花洒' }))
    for (const [name, sort] of [
      ['销量', 'sales'],
      ['价格', 'priceAsc'],
      ['价格', 'priceDesc'],
      ['新品', 'newest'],
      ['综合', 'default'],
    ] as const) {
      const { records } = await find({ q: '花洒', sort })
      await page.getByRole('group', { name: '排序' }).getByRole('button', { name }).click()
      await expect(links(page).first()).toContainText(records[0]?.title ?? '')
      await expect(links(page).nth(2)).toContainText(records[2]?.title ?? '')
    }
  })
})

test.describe('page states', () => {
  test('the search offers alternatives when it finds nothing and a retry after a failure, and both fit 320 pixels', async ({
    page,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED/)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(href('search', { q: 'zzqqxxvv' }))
    await expect(page.getByText('没有找到“zzqqxxvv”')).toBeVisible()
    await expect(page.getByRole('region', { name: '看看这些分类' })).toBeVisible()
    await expect(page.getByRole('region', { name: '大家在搜' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await page.route(PRODUCTS, (route) => route.abort())
    await search(page, '地漏')
    await expect(page.getByText('商品没能加载')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.unroute(PRODUCTS)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(links(page).first()).toContainText('地漏')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: '筛选', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: '品牌' })).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await axe(page)).toEqual([])
  })
})

test.describe('into the cart from a list', () => {
  test('the button of a result puts goods without a choice in the cart at once, and opens the sheet of others', async ({
    page,
  }) => {
    const person = await newcomer()
    await takeSession(page, person.session)
    const [card] = (await find({ q: SAND })).records
    const product = await person.call(getProduct, { params: { id: card?.id ?? '' }, query: {} })
    const add = page.getByRole('button', { name: `加入购物车：${SAND}`, exact: true })
    await page.goto(href('search', { q: SAND }))
    await add.click()
    const sheet = page.getByRole('dialog', { name: '选择规格' })
    expect(await axe(page)).toEqual([])
    await sheet.getByRole('button', { name: product.skus[0]?.spec[0] ?? '', exact: true }).click()
    await sheet.getByRole('button', { name: '加入购物车', exact: true }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('link', { name: /车内 1 件商品/ })).toBeVisible()

    // As a product of one SKU: the demo world's all have a choice.
    await page.route(`**${ENDPOINTS.catalogue.getProduct.path.replace(':id', product.id)}`, async (route) => {
      const answer = await route.fetch()
      const { data, ...envelope } = (await answer.json()) as { data: typeof product }
      await route.fulfill({
        json: {
          ...envelope,
          data: { ...data, specGroups: [], skus: data.skus.slice(1, 2).map((sku) => ({ ...sku, spec: [] })) },
        },
      })
    })
    await page.reload()
    await add.click()
    await expect(page.getByRole('status').getByText('已加入购物车')).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('link', { name: /车内 2 件商品/ })).toBeVisible()
    const { shops } = await person.call(getCart, {})
    expect(
      shops
        .flatMap(({ lines }) => lines)
        .map(({ skuId }) => skuId)
        .toSorted(),
    ).toEqual(
      product.skus
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  test('a guest who adds goods is led to the login and back to the list', async ({ page }) => {
    await page.goto(href('search', { q: SAND }))
    await page.getByRole('button', { name: `加入购物车：${SAND}`, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: '选择规格' })
    await sheet.getByRole('button', { name: '中砂', exact: true }).click()
    await sheet.getByRole('button', { name: '加入购物车', exact: true }).click()
    await expect(page.getByText('登录后为你加入购物车')).toBeVisible()
    await expect(page).toHaveURL(href('login', { redirect: href('search', { q: SAND }) }))
  })
})

test.describe('brands of a category', () => {
  test('a category’s brands open its goods of that brand', async ({ page }) => {
    await page.goto(href('categories', { category: 'bath' }))
    const strip = page.getByRole('list', { name: '卫浴洁具的品牌' })
    await strip.getByRole('link', { name: '沐砌', exact: true }).click()
    await expect(page).toHaveURL(href('search', { category: 'bath', facets: 'brand:muqi' }))
    const { total: all } = await find({ category: 'bath', facets: 'brand:muqi' })
    await expect(total(page, all)).toBeVisible()
    await expect(chosen(page).getByRole('button')).toHaveText(['移除分类：卫浴洁具', '移除沐砌'])
  })

  test('a stage’s brands filter its list in place, in the address too', async ({ page }) => {
    await page.goto(href('categories', { stage: 'masonry' }))
    const goods = page.getByRole('list', { name: '泥瓦', exact: true })
    const chip = page.getByRole('list', { name: '泥瓦的品牌' }).getByRole('button', { name: '砚野', exact: true })
    await chip.click()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    const { records } = await find({ stage: 'masonry', facets: 'brand:yanye' })
    await expect(goods.getByRole('link').first()).toContainText(records[0]?.title ?? '')
    for (const title of await goods.getByRole('link').allTextContents()) expect(title).toContain('砚野')
    expect(await axe(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await page.reload()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await chip.click()
    await expect(page).toHaveURL(href('categories', { stage: 'masonry' }))
  })
})

test('the list of a shop that does not exist says so and offers no retry', async ({ page, tolerate }) => {
  tolerate(/404/)
  await page.goto(href('search', { shopId: '019a0000-0000-7000-8000-000000000000' }))
  await expect(page.getByText('找不到这个页面')).toBeVisible()
  await expect(page.getByRole('link', { name: '去首页看看' })).toBeVisible()
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)
})
