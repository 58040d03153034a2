import { href } from '@zhujia/contract/screens.ts'
import { axe, expect, test } from '../fixtures.ts'
import { codeFor, newestCode } from '../messages.ts'
import { freshPhone, logIn, takeSession } from '../people.ts'
import { signInAnew } from '../person.ts'

// An account that no other journey uses: its password changes here.
const PHONE = '13800000015'
const FINANCE = '13800000010'
const NEW_PASSWORD = '青砖黛瓦马头墙 7'

test('a person sets a forgotten password anew by code, is signed out everywhere and signs in with the new one', async ({
  page,
  visitor,
  tolerate,
}) => {
  tolerate(/401/)
  // A second run on the same demo world finds the new password set already.
  const person = await signInAnew(PHONE).catch(() => signInAnew(PHONE, NEW_PASSWORD))
  const other = await visitor()
  await takeSession(other, person.session)
  await other.goto(href('user'))
  await expect(other.getByRole('heading', { name: '我的订单' })).toBeVisible()

  await page.goto(href('login', { redirect: href('selectCharacter') }))
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill(PHONE)
  await page.getByRole('link', { name: '忘记密码' }).click()
  await expect(page).toHaveTitle('重置密码')
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue(PHONE)
  expect(await axe(page)).toEqual([])

  const older = await newestCode(PHONE)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill(await codeFor(PHONE, older))
  await page.getByRole('textbox', { name: '新密码', exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('textbox', { name: '确认新密码' }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: '设为新密码' }).click()
  await expect(page.getByText('新密码已生效')).toBeVisible()
  await expect(page.getByText(/所有设备上的登录都已退出/)).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: '去登录' }).click()
  await expect(page.getByRole('tab', { name: '密码登录' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue(PHONE)
  await logIn(page, PHONE, NEW_PASSWORD)
  await expect(page).toHaveURL(href('selectCharacter'))
  // The login that lies below has nothing more to ask.
  await page.goBack()
  await expect(page).toHaveURL(href('selectCharacter'))

  await other.reload()
  await expect(other).toHaveURL(href('login', { redirect: href('user') }))
})

test('the reset form says at each field what is wrong, and says that a password is weak while it is typed', async ({
  page,
}) => {
  await page.goto(href('reset'))
  await page.getByRole('button', { name: '设为新密码' }).click()
  await expect(page.getByText('请输入正确的 11 位手机号')).toBeVisible()
  await expect(page.getByText('请输入短信里的 6 位数字')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeFocused()
  expect(await axe(page)).toEqual([])

  const password = page.getByRole('textbox', { name: '新密码', exact: true })
  await password.fill('abc12')
  await expect(page.getByText('还差 3 位')).toBeVisible()
  await password.fill('87654321')
  await expect(page.getByText(/太容易猜/)).toBeVisible()
  await password.fill('correct horse')
  await expect(page.getByText(/可以使用；/)).toBeVisible()
  await page.getByRole('textbox', { name: '确认新密码' }).fill('correct hose')
  await page.getByRole('textbox', { name: '手机号' }).fill(freshPhone())
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill('000000')
  await page.getByRole('button', { name: '设为新密码' }).click()
  await expect(page.getByText('两次输入的密码不一样')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '确认新密码' })).toBeFocused()

  await page.getByRole('textbox', { name: '确认新密码' }).fill('correct horse')
  await page.getByRole('button', { name: '设为新密码' }).click()
  await expect(page.getByRole('textbox', { name: '验证码', exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: '验证码', exact: true })).toBeFocused()
})

test('those who handle money see a notice when their password is too short', async ({ page }) => {
  const older = await newestCode(FINANCE)
  await page.goto(href('reset', { phone: FINANCE }))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill(await codeFor(FINANCE, older))
  await page.getByRole('textbox', { name: '新密码', exact: true }).fill('correct horse')
  await page.getByRole('textbox', { name: '确认新密码' }).fill('correct horse')
  await page.getByRole('button', { name: '设为新密码' }).click()
  await expect(page.getByRole('textbox', { name: '新密码', exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: '新密码', exact: true })).toBeFocused()
})
