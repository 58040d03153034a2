import { setPrimaryRole } from '@zhujia/contract/auth/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { codeFor } from '../messages.ts'
import { freshPhone, savedSession, MANY_ROLES, takeSession } from '../people.ts'
import { signInAnew, signInAs, signInByCode } from '../person.ts'

async function logInByCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await expect(page.getByRole('textbox', { name: '验证码', exact: true })).toBeFocused()
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill(await codeFor(phone))
  await page.getByRole('button', { name: '《用户协议与隐私说明》' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '我已阅读，同意' }).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('a first login by code opens an account, asks once which roles the person has, and leads back to the page that they came from', async ({
  page,
}) => {
  const phone = freshPhone()
  await page.goto(href('selectCharacter'))
  await expect(page).toHaveURL(href('login', { redirect: href('selectCharacter') }))
  await logInByCode(page, phone)

  await expect(page).toHaveTitle('选择身份')
  await expect(page.getByRole('radio')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: /业主/ })).toBeChecked()
  // How one gets the others is said once, and all of the page is in sight.
  const others = page.getByRole('region', { name: '尚未开通的身份' })
  await expect(others.getByRole('listitem')).toHaveText([/^商家/, /^装修公司/, /^司机/, /^工人/, /^监理/])
  await expect(page.getByText('现在还不能在应用里申请，由平台直接开通')).toHaveCount(1)
  await expect(others).toBeInViewport({ ratio: 1 })
  const list = await others.boundingBox()
  const confirm = await page.getByRole('button', { name: '以业主身份继续' }).boundingBox()
  expect((list?.y ?? Infinity) + (list?.height ?? 0)).toBeLessThanOrEqual(confirm?.y ?? 0)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '以业主身份继续' }).click()
  await expect(page).toHaveURL(href('selectCharacter'))
  expect(await savedSession(page)).toMatchObject({ userType: 'owner', hasChosenType: true, currentRoles: ['owner'] })

  // A second login on this device is not asked again. By the API: a phone gets one code a minute.
  await page.goto(href('user'))
  await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(7)}`)).toBeVisible()
})

test('an address that is not of this app is not followed after the choice', async ({ page }) => {
  const newcomer = await signInByCode(freshPhone())
  await takeSession(page, newcomer.session)
  await page.goto(href('userStatus', { redirect: '//evil.example' }))
  await page.getByRole('button', { name: '以业主身份继续' }).click()
  await expect(page).toHaveURL(href('user'))
})

test('a person takes on an identity with its roles and still has it after a logout', async ({ page }) => {
  await takeSession(page, (await signInAnew(MANY_ROLES)).session)
  await page.goto(href('user'))
  await expect(page.getByRole('link', { name: /我的身份/ })).toContainText('业主')
  await expect(page.getByRole('heading', { name: '店铺订单' })).toBeHidden()
  await page.getByRole('link', { name: /我的身份/ }).click()
  await expect(page.getByRole('radio')).toHaveCount(3)
  await page.getByRole('radio', { name: /商家/ }).check()
  await page.getByRole('button', { name: '以商家身份继续' }).click()

  await expect(page).toHaveURL(href('user'))
  await expect(page.getByRole('link', { name: /我的身份/ })).toContainText('商家')
  await expect(page.getByRole('heading', { name: '店铺订单' })).toBeVisible()
  await page.getByRole('link', { name: '设置' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(href('login'))
  expect(await savedSession(page)).toEqual({
    userType: 'merchant',
    hasChosenType: true,
    currentRoles: [],
    availableRoles: [],
  })
})

test('a person may take several roles and chooses the main one; a message refuses a choice without any role', async ({
  page,
}) => {
  const person = await signInAs(MANY_ROLES)
  await takeSession(page, person.session)
  await page.goto(href('user'))
  await page.getByRole('link', { name: '切换角色' }).click()
  await expect(page).toHaveTitle('选择角色')
  await page.getByRole('checkbox', { name: /业主/ }).uncheck()
  await page.getByRole('button', { name: '使用所选角色' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '请至少选择一个角色' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('checkbox', { name: /商家/ }).check()
  await page.getByRole('checkbox', { name: /司机/ }).check()
  await page.getByRole('radio', { name: '司机' }).check()
  await page.getByRole('button', { name: '使用所选角色' }).click()
  await expect(page).toHaveURL(href('user'))
  await expect(page.getByText('角色已切换')).toBeVisible()
  await expect(page.getByRole('list', { name: '当前角色' })).toHaveText('商家司机')
  await expect(page.getByRole('heading', { name: '店铺订单' })).toBeVisible()

  await page.getByRole('link', { name: '切换角色' }).click()
  await expect(page.getByRole('radio', { name: '司机' })).toBeChecked()
  // As the demo world had it, for whoever comes next.
  await person.call(setPrimaryRole, { body: { roleCode: 'owner' } })
})

test('the choice of roles offers a retry when the roles cannot be fetched', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/)
  await takeSession(page, (await signInAs(MANY_ROLES)).session)
  await page.route('**/v1/users/profile', (route) => route.abort())
  await page.goto(href('userStatus'))
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.unroute('**/v1/users/profile')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('radio')).toHaveCount(3)
})
