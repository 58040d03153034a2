import { listMemberships } from '@zhujia/contract/organisations/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { freshPhone, logInByCode, MERCHANT, takeSession } from '../people.ts'
import { personWith, signInAs, signInByCode } from '../person.ts'

const SHOP = '砚野瓷砖地板馆'
const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** Invites a phone with one right, on the page of the shop's people. */
async function invite(page: Page, phone: string, right: RegExp): Promise<void> {
  await page.getByRole('button', { name: '邀请成员' }).click()
  const sheet = page.getByRole('dialog', { name: '邀请成员' })
  await sheet.getByRole('textbox', { name: '手机号' }).fill(phone)
  await sheet.getByRole('checkbox', { name: right }).check()
  await sheet.getByRole('button', { name: '发出邀请' }).click()
  await expect(page.getByText('邀请已发出')).toBeVisible()
}

/** The page of the people of the merchant's own shop. */
async function openShop(page: Page): Promise<void> {
  const owner = await signInAs(MERCHANT)
  const { records } = await owner.call(listMemberships, { query: { managed: '1' } })
  const own = records.find(({ name }) => name === SHOP)
  await takeSession(page, owner.session)
  await page.goto(href('subAccount', { organisationId: own?.id ?? '' }))
  await expect(page.getByRole('heading', { name: SHOP })).toBeVisible()
}

test('a colleague without an account is invited, logs in, accepts, works as a merchant, and loses it when they are removed', async ({
  page,
  visitor,
  tolerate,
}) => {
  // The account page asks for the shop's orders before the profile says that this role is gone.
  tolerate(/403 \(Forbidden\).*orders\/counts/)
  const phone = freshPhone()
  await openShop(page)
  await page.getByRole('button', { name: '邀请成员' }).click()
  await page.getByRole('button', { name: '发出邀请' }).click()
  await expect(page.getByText('请输入 11 位手机号')).toBeVisible()
  await expect(page.getByText('请至少选择一项权限')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '关闭' }).click()
  await invite(page, phone, /发货/)
  await page.getByRole('tab', { name: '邀请' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: masked(phone) })).toContainText('等待答复')
  expect(await axe(page)).toEqual([])

  const colleague = await visitor()
  await colleague.goto(href('memberships'))
  await logInByCode(colleague, phone)
  const invitation = colleague.getByRole('listitem').filter({ hasText: SHOP })
  await expect(invitation).toContainText('查看订单')
  await expect(invitation).toContainText('发货')
  expect(await axe(colleague)).toEqual([])
  await colleague.getByRole('button', { name: `接受 ${SHOP} 的邀请` }).click()
  await colleague.getByRole('button', { name: '使用商家角色' }).click()
  await expect(colleague.getByText('已使用商家角色')).toBeVisible()
  await colleague.goto(href('orders', { view: 'seller' }))
  await expect(colleague.getByText(SHOP).first()).toBeVisible()

  await page.getByRole('tab', { name: '成员', exact: true }).click()
  await page.getByRole('searchbox').fill(phone.slice(-4))
  await page.getByRole('searchbox').press('Enter')
  await page
    .getByRole('listitem')
    .filter({ hasText: masked(phone) })
    .getByRole('button')
    .click()
  const nickname = (await page.getByRole('dialog').getByRole('heading').textContent()) ?? ''
  await page.getByRole('button', { name: '移除成员' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '移除成员' }).click()
  await expect(page.getByText('没有找到成员')).toBeVisible()
  await page.getByRole('tab', { name: '操作记录' }).click()
  const removal = page.getByRole('listitem').filter({ hasText: `移除 ${nickname}` })
  await expect(removal).toContainText('收回角色：商家')
  expect(await axe(page)).toEqual([])

  await colleague.goto(href('user'))
  await expect(colleague.getByRole('list', { name: '当前角色' })).toHaveText('业主')
  await colleague.getByRole('link', { name: /邀请与成员身份/ }).click()
  await expect(colleague.getByText('你还没有加入任何店铺')).toBeVisible()
})

test('an invitation is declined from its message, another one withdrawn, and rights are changed', async ({
  page,
  visitor,
}) => {
  const [phone, other] = [freshPhone(), freshPhone()]
  const guest = await signInByCode(phone)
  await openShop(page)
  await invite(page, phone, /查看结算/)
  await invite(page, other, /查看订单/)

  const invited = await visitor()
  await takeSession(invited, personWith(guest.session).session)
  await invited.goto(href('messages'))
  await invited.getByRole('link', { name: /店铺成员/ }).click()
  await invited.getByRole('link', { name: /邀请你加入/ }).click()
  await expect(invited).toHaveURL(href('memberships'))
  await invited.getByRole('button', { name: `拒绝 ${SHOP} 的邀请` }).click()
  await expect(invited.getByRole('listitem').filter({ hasText: SHOP })).toContainText('已拒绝')

  await page.getByRole('tab', { name: '邀请' }).click()
  await page.getByRole('button', { name: `撤回给 ${masked(other)} 的邀请` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click()
  await page.getByRole('button', { name: '已撤回' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: masked(other) })).toContainText('已撤回')
  await page.getByRole('button', { name: '已拒绝' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: masked(phone) })).toContainText('已拒绝')

  await page.getByRole('tab', { name: '成员', exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: '老吴（仓库）' }).getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: '老吴（仓库）' })
  const replying = sheet.getByRole('checkbox', { name: /回复评价/ })
  await replying.setChecked(!(await replying.isChecked()))
  await sheet.getByRole('button', { name: '保存权限' }).click()
  await expect(page.getByText('权限已修改')).toBeVisible()
  await page.getByRole('tab', { name: '操作记录' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '修改 老吴（仓库） 的权限' }).first()).toBeVisible()
})

test('who manages several shops says for which one they act', async ({ page }) => {
  await openShop(page)
  await page.getByRole('button', { name: '切换' }).click()
  await page.getByRole('dialog').getByText('沐砌卫浴五金旗舰店').click()
  await expect(page.getByRole('heading', { name: '沐砌卫浴五金旗舰店' })).toBeVisible()
  await expect(page.getByText('你可以管理成员')).toBeVisible()
})
