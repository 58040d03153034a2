import type { ErrorCode } from '@zhujia/contract/errors.ts'
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
  sms: { code(digits: string, minutes: number): string }
}
