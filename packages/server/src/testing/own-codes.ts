import { listSimulatedSms } from '#providers/sms/simulator.ts'
import type { TestApp } from '#testing/test-app.ts'
import { digestOf } from './digest.ts'

/** The newest messages to a phone, the newest first. */
export async function messagesTo(at: TestApp, phone: string): Promise<string[]> {
  await at.runJobs()
  return (await listSimulatedSms(at.db)).filter((sms) => sms.phone === phone).map(({ body }) => body)
}

let networks = 0

/** Asks for a code while logged in, from a network of its own: the limits of codes count by it. @returns its digits */
export async function ownCode(
  at: TestApp,
  { phone, token }: { phone: string; token: string },
  purpose: 'changePassword' | 'leavePhone' | 'takePhone',
): Promise<string> {
  const body = purpose === 'takePhone' ? { purpose, phone } : { purpose }
  const answer = await at.call('auth.sendOwnCode', { body }, { token, ip: `10.9.${networks++}.1` })
  if (!answer.success) throw new Error(answer.message)
  return /\d{6}/.exec((await messagesTo(at, phone))[0] ?? '')?.[0] ?? ''
}

/** Everything but the tries of codes, which a refused call may take. */
export async function digestButTries(at: TestApp) {
  const { sms_codes: _tries, ...rest } = await digestOf(at.db)
  return rest
}
