import type { Page } from '@playwright/test'
import { codeFor } from './messages.ts'
import { PASSWORD, type SignIn } from './person.ts'

/** Phones of the demo world. */
export const OWNER = '13800000001'
export const MERCHANT = '13800000002'
export const ADMINISTRATOR = '13800000016'
/** Owner, merchant and driver in one. */
export const MANY_ROLES = '13800000017'

/** A mainland number that nobody has used. */
export const freshPhone = (): string => `137${String(Math.trunc(Math.random() * 1e8)).padStart(8, '0')}`

/** Fills in and sends the login form that the page shows. */
export async function logIn(page: Page, phone: string, password = PASSWORD): Promise<void> {
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** The same with a code sent to the phone. */
export async function logInByCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill(await codeFor(phone))
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

const SESSION = 'zhujia:v1:session'

const storedForm = ({ token, currentRoles, availableRoles }: SignIn): string =>
  JSON.stringify({
    userType: 'owner',
    hasChosenType: true,
    token,
    currentRoles: currentRoles.map(({ roleCode }) => roleCode),
    availableRoles,
  })

/** Puts a session in place before the app starts, as if this browser had signed in earlier; only at the first load. */
export async function takeSession(page: Page, session: SignIn): Promise<void> {
  await page.addInitScript(
    ([name, saved]) => {
      if (sessionStorage.getItem('session-taken') !== null) return
      sessionStorage.setItem('session-taken', '1')
      localStorage.setItem(name, saved)
    },
    [SESSION, storedForm(session)] as const,
  )
}

/** Saves a session in the profile of an open page of the app, for every page that opens later. */
export const saveSession = (page: Page, session: SignIn): Promise<void> =>
  page.evaluate(([name, saved]) => localStorage.setItem(name, saved), [SESSION, storedForm(session)] as const)

/** The session that this browser has saved. */
export const savedSession = (page: Page): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, SESSION)
