import { listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { OWNER } from '../people.ts'
import { signInAs } from '../person.ts'

const PRODUCTS = `**/api${ENDPOINTS.catalogue.listProducts.path}*`
const TREE = `**/api${ENDPOINTS.catalogue.listCategories.path}`

const rail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '一级分类' }).getByRole('button', { name })
/** What the API finds, to hold the page against: how much, and what comes first. */
async function find(query: RequestOf<typeof listProducts>['query']): Promise<{ total: number; first: string }> {
  const owner = await signInAs(OWNER)
  const { records, total } = await owner.call(listProducts, { query })
  return { total, first: records[0]?.title ?? '' }
}

const results = (page: Page) => page.getByRole('list', { name: '搜索结果' }).getByRole('link')

test.describe('categories', () => {
  test('the rail leads to a section, scrolling moves the rail, and the address follows', async ({ page }) => {
    await page.goto(href('categories'))
    await expect(page).toHaveTitle('材料分类')
    await expect(rail(page, '瓷砖石材')).toHaveAttribute('aria-current', 'true')
    expect(await axe(page)).toEqual([])

    await rail(page, '软装布艺').click()
    await expect(page.getByRole('heading', { name: '软装布艺' })).toBeInViewport()
    await expect(rail(page, '软装布艺')).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(href('categories', { category: 'soft' }))

    await page
      .getByRole('heading', { name: '厨房', exact: true })
      .evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().top - 110))
    await expect(rail(page, '厨房')).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(href('categories', { category: 'kitchen' }))
    await page.reload()
    await expect(rail(page, '厨房')).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('heading', { name: '厨房', exact: true })).toBeInViewport()
  })

  test('a leaf opens its goods, and coming back finds the place', async ({ page }) => {
    await page.goto(href('categories', { category: 'bath-smart' }))
    await expect(rail(page, '卫浴洁具')).toHaveAttribute('aria-current', 'true')
    const left = await page.evaluate(() => window.scrollY)
    await page.getByRole('link', { name: '智能马桶' }).click()
    await expect(page).toHaveURL(href('search', { category: 'bath-smart' }))
    await expect(results(page).first()).toContainText('智能马桶')
    await page.getByRole('button', { name: '返回' }).click()
    await expect(rail(page, '卫浴洁具')).toHaveAttribute('aria-current', 'true')
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThanOrEqual(2)
  })

  test('the view by stage shows what is bought for each stage, and says where there is nothing', async ({ page }) => {
    await page.goto(href('categories'))
    await page.getByRole('radio', { name: '按施工阶段' }).check()
    await page.getByRole('navigation', { name: '施工阶段' }).getByRole('button', { name: '防水' }).click()
    await expect(page.getByRole('list', { name: '防水' }).getByRole('link')).toContainText(['防水涂料'])
    expect(await axe(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('radio', { name: '按施工阶段' })).toBeChecked()
    await page.route(PRODUCTS, async (route) => {
      const answer = await route.fetch()
      const { data, ...envelope } = (await answer.json()) as { data: object }
      await route.fulfill({ json: { ...envelope, data: { ...data, records: [], total: 0 } } })
    })
    await page.getByRole('button', { name: '封窗' }).click()
    await expect(page.getByText('“封窗”阶段还没有商品')).toBeVisible()
    // Requests that are still on their way must not outlive the page.
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('the page offers a retry when categories cannot be fetched', async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED/)
    await page.route(TREE, (route) => route.abort())
    await page.goto(href('categories'))
    await expect(page.getByText('分类没能加载')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.unroute(TREE)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(rail(page, '瓷砖石材')).toBeVisible()
  })
})

test.describe('search', () => {
  test('the empty search page takes the focus, remembers words and forgets them again', async ({ page }) => {
    await page.goto(href('search'))
    const box = page.getByRole('searchbox', { name: '搜索商品' })
    await expect(box).toBeFocused()
    expect(await axe(page)).toEqual([])
    for (const words of ['瓷砖', '地板', '瓷砖']) {
      await box.fill(words)
      await box.press('Enter')
      await expect(page).toHaveURL(href('search', { q: words }))
    }
    await page.goto(href('search'))
    const history = page.getByRole('region', { name: '搜索历史' })
    await expect(history.getByRole('listitem')).toHaveText(['瓷砖删除“瓷砖”', '地板删除“地板”'])
    await history.getByRole('button', { name: '删除“瓷砖”' }).click()
    await expect(history.getByRole('listitem')).toHaveCount(1)
    expect(await axe(page)).toEqual([])
    await history.getByRole('button', { name: '地板', exact: true }).click()
    await expect(page).toHaveURL(href('search', { q: '地板' }))
    await page.goto(href('search'))
    await history.getByRole('button', { name: '清空搜索历史' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: '先不清空' })).toBeFocused()
    await question.getByRole('button', { name: '清空', exact: true }).click()
    await expect(history).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('region', { name: '按施工阶段找' })).toBeVisible()
    await expect(history).toHaveCount(0)
  })

  test('the address keeps the order and filters of a search, and the device keeps the layout', async ({ page }) => {
    await page.goto(href('search', { category: 'masonry', stage: 'masonry' }))
    const cheapest = await find({ category: 'masonry', stage: 'masonry', sort: 'priceAsc' })
    const dearest = await find({ category: 'masonry', stage: 'masonry', sort: 'priceDesc' })
    await expect(page.getByText(`共 ${cheapest.total} 件商品`)).toBeVisible()
    await page.getByRole('button', { name: '价格' }).click()
    await expect(page).toHaveURL(href('search', { category: 'masonry', stage: 'masonry', sort: 'priceAsc' }))
    await expect(results(page).first()).toContainText(cheapest.first)
    await page.getByRole('button', { name: '价格' }).click()
    await expect(results(page).first()).toContainText(dearest.first)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: '切换为列表' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: '切换为大图' })).toBeVisible()
    await expect(results(page).first()).toContainText(dearest.first)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: /移除.*分类：泥瓦辅材/ }).click()
    await expect(page).toHaveURL(href('search', { stage: 'masonry', sort: 'priceDesc' }))
    const wider = await find({ stage: 'masonry', sort: 'priceDesc' })
    expect(wider.total).toBeGreaterThan(dearest.total)
    await expect(page.getByText(`共 ${wider.total} 件商品`)).toBeVisible()
  })

  test('the search says when it finds nothing, and what can be done about it', async ({ page }) => {
    await page.goto(href('search', { q: '地板', category: 'bath' }))
    await expect(page.getByText('没有找到“地板”')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: '清除筛选条件' }).click()
    await expect(page).toHaveURL(href('search', { q: '地板' }))
    await expect(results(page).first()).toBeVisible()
    await page.getByRole('searchbox').fill('zzqqxxvv')
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    await expect(page.getByText('没有找到“zzqqxxvv”')).toBeVisible()
    await page.getByRole('link', { name: '浏览分类' }).click()
    await expect(page).toHaveTitle('材料分类')
  })

  test('Enter while Chinese is being composed searches for nothing', async ({ page }) => {
    await page.goto(href('search'))
    const box = page.getByRole('searchbox', { name: '搜索商品' })
    await box.fill('cizhuan')
    await box.dispatchEvent('compositionstart')
    await box.press('Enter')
    await expect(page).toHaveURL(href('search'))
    await box.dispatchEvent('compositionend')
    await box.press('Enter')
    await expect(page).toHaveURL(href('search', { q: 'cizhuan' }))
  })
})
