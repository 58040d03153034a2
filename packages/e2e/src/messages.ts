import { expect } from '@playwright/test'
import { getAppUrl } from './origin.ts'

/** The code in the newest simulated text message to a phone; a job delivers it a moment after it was asked for. */
export async function codeFor(phone: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const html = await (await fetch(new URL('/simulator/sms', getAppUrl()))).text()
    code = new RegExp(`${phone}.*?(\\d{6})，`).exec(html)?.[1] ?? ''
    expect(code).toMatch(/^\d{6}$/)
  }).toPass({ timeout: 5000 })
  return code
}
