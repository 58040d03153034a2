import { listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import { listHistory } from '@zhujia/contract/views/endpoints.ts'
import { axe, expect, test } from '../fixtures.ts'
import { freshPhone, logInByCode, OWNER, takeSession } from '../people.ts'
import { signInAs, signInByCode } from '../person.ts'

async function twoProducts() {
  const { records } = await (await signInAs(OWNER)).call(listProducts, { query: { size: 5, sort: 'newest' } })
  const [first, second] = records
  if (!first || !second) throw new Error('too little is on sale')
  return [first, second] as const
}

test('what a guest viewed moves from the device to their account when they sign in', async ({ page }) => {
  const [first, second] = await twoProducts()
  for (const { id, title } of [first, second]) {
    await page.goto(href('productDetail', { id }))
    await expect(page).toHaveTitle(title)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('zhujia:v1:viewed'))).toContain(id)
  }
  await page.goto(href('history'))
  await logInByCode(page, freshPhone())
  await expect(page).toHaveURL(href('history'))
  const today = page.getByRole('region', { name: '今天' })
  await expect(today.getByRole('listitem')).toHaveCount(2)
  await expect(today.getByRole('listitem').first()).toContainText(second.title)
  expect(await page.evaluate(() => localStorage.getItem('zhujia:v1:viewed'))).toBeNull()
})

test('a person deletes some entries of the history by day, then all of them', async ({ page }) => {
  const [first, second] = await twoProducts()
  const person = await signInByCode(freshPhone())
  await takeSession(page, person.session)
  for (const { id, title } of [first, second]) {
    await page.goto(href('productDetail', { id }))
    await expect(page).toHaveTitle(title)
    await expect.poll(async () => (await person.call(listHistory, { query: {} })).records[0]?.product.id).toBe(id)
  }
  await page.goto(href('user'))
  await page.getByRole('link', { name: '全部 2 件' }).click()
  await expect(page).toHaveURL(href('history'))
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '管理' }).click()
  await page.getByRole('checkbox', { name: `选择 ${first.title}` }).check()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '删除 (1)' }).click()
  await expect(page.getByRole('region', { name: '今天' }).getByRole('listitem')).toHaveCount(1)
  expect((await person.call(listHistory, { query: {} })).records.map(({ product }) => product.id)).toEqual([second.id])
  const clear = page.getByRole('button', { name: '清空', exact: true })
  const question = page.getByRole('alertdialog')
  await clear.click()
  await question.getByRole('button', { name: '先不清空' }).click()
  await expect(question).toBeHidden()
  await clear.click()
  await question.getByRole('button', { name: '清空', exact: true }).click()
  await expect(page.getByText('还没有浏览记录')).toBeVisible()
  expect((await person.call(listHistory, { query: {} })).total).toBe(0)
})
