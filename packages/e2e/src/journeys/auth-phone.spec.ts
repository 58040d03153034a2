import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { codeFor, newestCode } from '../messages.ts'
import { freshPhone, logInByCode } from '../people.ts'

const PASSWORD = 'seven grey mountains'
const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** Asks for a code beside the field of this name, and types it. */
async function proveBy(page: Page, phone: string, name: string): Promise<void> {
  const older = await newestCode(phone)
  const field = page.getByRole('textbox', { name })
  await field.locator('xpath=ancestor::*[.//button][1]').getByRole('button', { name: '获取验证码' }).click()
  await field.fill(await codeFor(phone, older))
}

test('a phone is changed by the old one: this device stays logged in, and the account shows the new number', async ({
  page,
}) => {
  const [phone, next] = [freshPhone(), freshPhone()]
  await page.goto(href('accountSettings'))
  await logInByCode(page, phone)
  await page.getByRole('link', { name: /手机号/ }).click()
  await proveBy(page, phone, `${masked(phone)} 收到的验证码`)
  await page.getByRole('textbox', { name: '新手机号', exact: true }).fill(next)
  await proveBy(page, next, '新手机号收到的验证码')
  await page.getByRole('button', { name: '更换手机号' }).click()
  await expect(page.getByText('手机号已更换')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: '回到账号与安全' }).click()
  await expect(page.getByRole('link', { name: /手机号/ })).toContainText(masked(next))
})

test('without the old phone a new one is requested by the password, shows its day, and is cancelled', async ({
  page,
}) => {
  const [phone, next] = [freshPhone(), freshPhone()]
  await page.goto(href('changePassword'))
  await logInByCode(page, phone)
  await proveBy(page, phone, `${masked(phone)} 收到的验证码`)
  await page.getByRole('textbox', { name: '新密码', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: '确认新密码' }).fill(PASSWORD)
  await page.getByRole('button', { name: '设置密码' }).click()
  await expect(page.getByText('密码已修改')).toBeVisible()

  await page.goto(href('changePhone'))
  await page.getByRole('tab', { name: '旧号码收不到了' }).click()
  await page.getByRole('textbox', { name: '原密码' }).fill(PASSWORD)
  await page.getByRole('textbox', { name: '新手机号', exact: true }).fill(next)
  await proveBy(page, next, '新手机号收到的验证码')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText(new RegExp(`${masked(next).replaceAll('*', '\\*')} 将于 .* 生效`))).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '取消申请' }).click()
  await expect(page.getByText(`现在的手机号 ${masked(phone)}`)).toBeVisible()
})
