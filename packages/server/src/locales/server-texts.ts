import type { ErrorCode } from '@zhujia/contract/errors.ts'
import type { SmsParams, SmsTemplate } from '../providers/sms/port.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'

/** What is said of a field that was not accepted. `origin` is what the limit counts: a text's length, a number … */
export interface IssueTexts {
  required: string
  wrongType: string
  invalid: string
  unknown: string
  tooSmall(minimum: string, origin: string): string
  tooBig(maximum: string, origin: string): string
}

/** Every word that the server says itself, total by type over errors and roles. */
export interface ServerTexts {
  errors: Readonly<Record<ErrorCode, string>>
  issues: IssueTexts
  roles: Readonly<Record<Role, string>>
  /** The terms of a shop's security deposit, a clause each. They are frozen at payment: a change of them is a new `SHOP_TERMS_VERSION`. */
  shopDepositTerms: readonly string[]
  sms: { [Template in SmsTemplate]: (params: SmsParams<Template>) => string }
}
