import { sql } from 'drizzle-orm'
import { mintSession, PASSWORD } from '#testing/sessions.ts'
import { asSomebody, missing, type AreaSweep } from '#testing/sweeps/sweep.ts'
import { addAll, dataOf } from '#testing/sweeps/world.ts'
import type { TestApp } from '#testing/test-app.ts'

/** The digits of the newest code that a phone was sent. */
async function readCode(at: TestApp, phone: string): Promise<string> {
  await at.runJobs()
  const { rows } = await at.db.execute<{ body: string }>(
    sql`select body from simulated_sms where phone = ${phone} order by at desc, id desc limit 1`,
  )
  const digits = /\d{6}/.exec(rows[0]?.body ?? '')?.[0]
  if (!digits) throw new Error(`${phone} was sent no code`)
  return digits
}

/** Codes are counted by address and phone: each scene has a phone of its own. */
const addressFor = (phone: string): string =>
  `10.8.${phone.slice(-4, -2)}.${phone.slice(-2)}`.replaceAll(/\.0+(\d)/g, '.$1')

/** A phone that nobody has. */
const phoneOf = (number: number): string => `136${String(number).padStart(8, '0')}`

/** Another phone that nobody has, for each phone of a person one. */
const nextPhone = (phone: string): string => `135${phone.slice(3)}`

export const authSweep: AreaSweep<'auth'> = {
  endpoints: {
    login: {
      scene: async ({ at }) => {
        const { phone, token } = await addAll(at)
        return { request: { body: { phone, password: PASSWORD } }, token }
      },
      shape: (_who, number) => ({ body: { phone: phoneOf(number), password: 'not the password' } }),
      outcome: 'LOGIN_FAILED',
    },
    sendCode: {
      scene: async ({ at }) => {
        const { phone, token } = await addAll(at)
        return { request: { body: { phone, purpose: 'login' } }, token }
      },
      shape: (_who, number) => ({ body: { phone: phoneOf(number), purpose: 'login' } }),
      outcome: 'ok',
    },
    resetPassword: {
      scene: async ({ at }) => {
        const { phone, token } = await addAll(at)
        await at.call('auth.sendCode', { body: { phone, purpose: 'reset' } }, { ip: addressFor(phone) })
        return {
          request: { body: { phone, code: await readCode(at, phone), password: 'seven grey mountains' } },
          token,
        }
      },
      shape: (_who, number) => ({
        body: { phone: phoneOf(number), code: '000000', password: 'seven grey mountains' },
      }),
      outcome: 'CODE_WRONG',
    },
    logout: {
      scene: async ({ at, stranger }) => ({ request: {}, token: await mintSession(at, stranger.userId) }),
      shape: () => ({}),
      outcome: 'ok',
      changesSession: true,
    },
    sendOwnCode: {
      scene: async ({ at }) => ({
        request: { body: { purpose: 'changePassword' } },
        token: (await addAll(at)).token,
      }),
      shape: () => ({ body: { purpose: 'changePassword' } }),
      outcome: 'ok',
    },
    changePassword: {
      scene: async ({ at }) => ({
        request: { body: { oldPassword: PASSWORD, password: 'seven grey mountains' } },
        token: (await addAll(at)).token,
      }),
      shape: () => ({ body: { oldPassword: 'not the password', password: 'seven grey mountains' } }),
      outcome: 'OLD_PASSWORD_WRONG',
      changesSession: true,
    },
    changePhone: {
      scene: async ({ at }) => {
        const { phone, token } = await addAll(at)
        const next = nextPhone(phone)
        const ip = addressFor(phone)
        await at.call('auth.sendOwnCode', { body: { purpose: 'leavePhone' } }, { token, ip })
        await at.call('auth.sendOwnCode', { body: { purpose: 'takePhone', phone: next } }, { token, ip })
        return {
          request: { body: { phone: next, code: await readCode(at, next), oldCode: await readCode(at, phone) } },
          token,
        }
      },
      shape: (_who, number) => ({ body: { phone: phoneOf(number), code: '000000', oldCode: '000000' } }),
      outcome: 'OLD_CODE_WRONG',
      changesSession: true,
    },
    requestPhoneChange: {
      scene: async ({ at }) => {
        const { phone, token } = await addAll(at)
        const next = nextPhone(phone)
        const body = { purpose: 'takePhone' as const, phone: next }
        await at.call('auth.sendOwnCode', { body }, { token, ip: addressFor(phone) })
        return { request: { body: { phone: next, code: await readCode(at, next), password: PASSWORD } }, token }
      },
      shape: (_who, number) => ({ body: { phone: phoneOf(number), code: '000000', password: 'not the password' } }),
      outcome: 'OLD_PASSWORD_WRONG',
    },
    cancelPhoneChange: asSomebody({}),
    getSecurity: asSomebody({}),
    listSessions: asSomebody({}),
    endSession: {
      scene: async ({ at }) => {
        const { userId, token } = await addAll(at)
        await mintSession(at, userId)
        const sessions = await dataOf(at.call('auth.listSessions', {}, { token }))
        return { request: { params: { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' } }, token }
      },
      ...missing,
      outsiders: ['buyer', 'seller', 'clerk', 'otherSeller', 'stranger'],
    },
    endOtherSessions: {
      scene: async ({ at }) => ({ request: {}, token: (await addAll(at)).token }),
      shape: () => ({}),
      outcome: 'ok',
      changesSession: true,
    },
    selectRoles: {
      ...asSomebody({ body: { roleCodes: ['owner' as const, 'merchant' as const] } }),
      shape: ({ granted }) => ({ body: { roleCodes: [...granted] } }),
      changesSession: true,
    },
    setPrimaryRole: {
      ...asSomebody({ body: { roleCode: 'merchant' as const } }),
      shape: ({ granted }) => ({ body: { roleCode: granted[0] ?? 'owner' } }),
    },
  },
  growing: {
    login_throttles: `(key, empty_at) select 'phone ' || n, at`,
    sessions: `(id, token_hash, user_id, active_roles, auth_epoch, device, created_at, last_seen_at, idle_expires_at, absolute_expires_at)
      select gen_random_uuid(), sha256(n::text::bytea), user_id, '{}', 0, '', at, at, at, at`,
    known_devices: `(id, user_id, token_hash, last_seen_at) select gen_random_uuid(), user_id, sha256(n::text::bytea), at`,
    sms_codes: `(id, phone, purpose, ip, created_at, expires_at) select gen_random_uuid(), '13900000000', 'login', '::1', at, at`,
  },
}
