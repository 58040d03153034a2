import { expect } from '@playwright/test'
import { getAppUrl } from './origin.ts'

/** The code in the newest simulated text message to a phone, or nothing. */
export async function newestCode(phone: string): Promise<string> {
  const html = await (await fetch(new URL('/simulator/sms', getAppUrl()))).text()
  return new RegExp(`${phone}.*?(\\d{6})，`).exec(html)?.[1] ?? ''
}

/** Waits for the code that was just asked for; a job delivers it. `older` is a code of an earlier message, to be ignored. */
export async function codeFor(phone: string, older = ''): Promise<string> {
  await expect.poll(() => newestCode(phone), { timeout: 5000 }).not.toBe(older)
  return newestCode(phone)
}
