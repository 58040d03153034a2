import { createAddress, listAddresses } from '@zhujia/contract/addresses/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Locator, Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { takeSession } from '../people.ts'
import type { Person } from '../person.ts'
import { newcomer, settledNewcomer } from '../shopping.ts'
import { sidewaysScroll, smallTargets } from '../targets.ts'

test.describe.configure({ mode: 'parallel' })

async function openAddresses(page: Page, person: Person): Promise<void> {
  await takeSession(page, person.session)
  await page.goto(href('address'))
  await expect(page.getByRole('button', { name: '新增收货地址' })).toBeVisible()
}

/** Chooses in a long list, of which only the rows in sight are in the page. */
async function choose(picker: Locator, name: string): Promise<void> {
  const option = picker.getByRole('option', { name, exact: true })
  await expect(async () => {
    if ((await option.count()) === 0) await picker.getByRole('listbox').evaluate((list) => list.scrollBy(0, 200))
    expect(await option.count()).toBe(1)
  }).toPass()
  await option.click()
}

const save = (page: Page) => page.getByRole('button', { name: '保存地址' })

test('a buyer chooses the first address level by level; it becomes the default and stands in the list', async ({
  page,
}) => {
  const person = await newcomer()
  await openAddresses(page, person)
  await expect(page.getByText('还没有收货地址')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: '新增收货地址' }).click()
  await expect(page).toHaveURL(href('address', { id: 'new' }))
  expect(await axe(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await page.getByLabel('姓名').fill('王小明')
  await page.getByLabel('手机号').fill('139 1234 5678')
  await page.getByLabel('所在地区').click()
  const picker = page.getByRole('dialog', { name: '选择所在地区' })
  for (const region of ['广东省', '东莞市', '虎门镇']) await choose(picker, region)
  await expect(picker).toBeHidden()
  await expect(page.getByLabel('所在地区')).toHaveValue('广东省 东莞市 虎门镇')
  await page.getByLabel('详细地址').fill('太平大道 8 号')
  await page.getByRole('radio', { name: '工地' }).check()
  await page.getByLabel('楼层').fill('5')
  await page.getByRole('radio', { name: '无', exact: true }).check()
  await save(page).click()

  await expect(page).toHaveURL(href('address'))
  const row = page.getByRole('listitem').filter({ hasText: '太平大道 8 号' })
  await expect(row).toContainText('默认')
  await expect(row).toContainText('工地')
  await expect(row).toContainText('139****5678')
  await expect(row).toContainText('5 楼 · 无电梯')
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 812 })
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
})

test('a pasted text fills the form in', async ({ page }) => {
  const person = await newcomer()
  await openAddresses(page, person)
  await page.getByRole('button', { name: '新增收货地址' }).click()
  await page.getByLabel('粘贴整段地址，自动填写').fill('张三 13800000000 浙江省杭州市西湖区文三路 1 号')
  await page.getByRole('button', { name: '识别并填写' }).click()
  await expect(page.getByRole('status').filter({ hasText: '已填好' })).toBeVisible()
  await expect(page.getByLabel('姓名')).toHaveValue('张三')
  await expect(page.getByLabel('手机号')).toHaveValue('13800000000')
  await expect(page.getByLabel('所在地区')).toHaveValue('浙江省 杭州市 西湖区')
  await expect(page.getByLabel('详细地址')).toHaveValue('文三路1号')

  await page.getByLabel('粘贴整段地址，自动填写').fill('李四 某个没有写省市的地方 3 号')
  await page.getByRole('button', { name: '识别并填写' }).click()
  await expect(page.getByRole('status').filter({ hasText: '未识别到省市区' })).toBeVisible()
  await expect(page.getByLabel('姓名')).toHaveValue('李四')
  // Another address's district would be a wrong one.
  await expect(page.getByLabel('所在地区')).toHaveValue('')
})

test('the address form says at each field what is missing, and what was typed survives a reload', async ({ page }) => {
  const person = await newcomer()
  await openAddresses(page, person)
  await page.getByRole('button', { name: '新增收货地址' }).click()
  await save(page).click()
  await expect(page.getByText('请填写收货人姓名')).toBeVisible()
  await expect(page.getByText('请选择省、市、区县')).toBeVisible()
  await expect(page.getByText('请写到门牌号，至少 2 个字')).toBeVisible()
  await expect(page.getByLabel('姓名')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.getByLabel('姓名').fill('赵六')
  await page.getByLabel('楼层').fill('500')
  await page.reload()
  await expect(page.getByLabel('姓名')).toHaveValue('赵六')
  await expect(page.getByLabel('楼层')).toHaveValue('500')
  await save(page).click()
  await expect(page.getByText('请填写 -5 到 120 之间的楼层')).toBeVisible()
})

test('an address is changed, made the default and deleted', async ({ page }) => {
  const person = await settledNewcomer()
  const second = {
    name: '李未来',
    phone: '13912345678',
    districtCode: '110105',
    detail: '建国路 9 号',
    tag: 'site',
    floor: null,
    hasElevator: null,
    isDefault: false,
  } as const
  await person.call(createAddress, { body: second })
  await openAddresses(page, person)
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await expect(row('建国路 9 号')).toContainText('北京市 朝阳区')

  await page.getByRole('button', { name: '编辑地址：建国路 9 号' }).click()
  await expect(page).toHaveTitle('编辑收货地址')
  await page.reload()
  await page.getByLabel('详细地址').fill('建国路 10 号')
  await save(page).click()
  await expect(row('建国路 10 号')).toBeVisible()

  await row('建国路 10 号').getByRole('checkbox', { name: '设为默认' }).click()
  await expect(row('建国路 10 号').getByText('默认地址')).toBeVisible()
  await expect(row('文三路 1 号').getByText('默认地址')).toBeHidden()

  await page.getByRole('button', { name: '删除地址：建国路 10 号' }).click()
  const question = page.getByRole('alertdialog', { name: '删除这个地址？' })
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: '删除地址' }).click()
  await expect(row('建国路 10 号')).toBeHidden()
  await expect(row('文三路 1 号').getByText('默认地址')).toBeVisible()
  expect((await person.call(listAddresses, {})).map(({ detail }) => detail)).toEqual(['文三路 1 号'])
})

test('the form says that an address no longer exists', async ({ page }) => {
  const person = await settledNewcomer()
  await takeSession(page, person.session)
  await page.goto(href('address', { id: crypto.randomUUID() }))
  await expect(page.getByText('找不到这个地址')).toBeVisible()
  await page.getByRole('link', { name: '查看全部地址' }).click()
  await expect(page.getByText('文三路 1 号')).toBeVisible()
})

test('the list of addresses offers no new address once it holds twenty', async ({ page }) => {
  const person = await settledNewcomer()
  const body = {
    name: '李未来',
    phone: '13912345678',
    districtCode: '330106',
    tag: 'other',
    floor: null,
    hasElevator: null,
    isDefault: false,
  } as const
  for (let place = 2; place <= 20; place += 1)
    await person.call(createAddress, { body: { ...body, detail: `文三路 ${place} 号` } })
  await takeSession(page, person.session)
  await page.goto(href('address'))
  await expect(page.getByText('最多保存 20 个地址，删除不用的再添加')).toBeVisible()
  await expect(page.getByRole('button', { name: '新增收货地址' })).toBeHidden()
})
