import type { Checks, Schema } from '../../platform/form-checks.ts'

/** How someone proves that the phone is theirs. */
export type LoginWay = 'code' | 'password'

export interface LoginValues {
  phone: string
  code: string
  password: string
  agreed: boolean
}

/** Agreeing is between the reader and this page: the contract has no field for it. */
const ticked: Schema = {
  safeParse: (value) => ({ success: value === true, error: { issues: [{ path: [] }] } }),
}

/** The contract's schemas for one way of logging in, fetched when they are first needed. */
export async function loginChecks(way: LoginWay): Promise<Checks> {
  const [{ phone }, { smsCode, password }] = await Promise.all([
    import('@zhujia/contract/core/fields.ts'),
    import('@zhujia/contract/auth/schemas.ts'),
  ])
  return way === 'code' ? { phone, code: smsCode, agreed: ticked } : { phone, password, agreed: ticked }
}

/** Where a refusal of the server belongs in the form; the others concern the whole of it. */
export const LOGIN_REFUSALS = { CODE_WRONG: 'code', LOGIN_FAILED: 'password' } as const

export const loginBodyOf = (way: LoginWay, { phone, code, password }: LoginValues) =>
  way === 'code' ? { phone, code } : { phone, password }
