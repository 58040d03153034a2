import { coreErrorsOf } from '../../packages/contract/src/core/endpoint.ts'
import type { ErrorSpec } from '../../packages/contract/src/core/errors.ts'
import { type ErrorCode, ERRORS } from '../../packages/contract/src/errors.ts'
import { textsFor } from '../../packages/server/src/locales/texts.ts'
import { LISTED } from './endpoints.ts'
import { page, table } from './markdown.ts'
import { notedShape } from './shapes.ts'

function raisedBy(code: ErrorCode): string {
  if (code === 'INTERNAL') return 'none: it is a bug'
  const keys = LISTED.filter(({ spec }) => [...coreErrorsOf(spec), ...spec.errors].includes(code)).map(({ key }) => key)
  if (keys.length === LISTED.length) return 'all'
  if (RULES[code]) return `${keys.length} of ${LISTED.length}: ${RULES[code]}`
  return keys.map((key) => `\`${key}\``).join(', ')
}

/** Errors of `core` follow from the properties of an endpoint: only the number of their endpoints is shown; `docs/api.md` lists them for each endpoint. */
const RULES: Partial<Record<ErrorCode, string>> = {
  UNAUTHORIZED: 'all but those that ignore the session',
  FORBIDDEN: 'those that are open to some roles only',
  IDEMPOTENCY_KEY_REQUIRED: 'those that demand a key',
  IDEMPOTENCY_MISMATCH: 'those that demand a key',
}

/** docs/errors.md: every error that an answer can carry. */
export function errorsPage(): string {
  const rows = (Object.keys(ERRORS) as ErrorCode[]).map((code) => {
    const { wire, code: number, data }: ErrorSpec = ERRORS[code]
    return [
      `\`${code}\``,
      String(number),
      String(wire),
      textsFor('zh-Hans').errors[code],
      textsFor('en').errors[code],
      data ? `\`${notedShape(data)}\`` : '',
      raisedBy(code),
    ]
  })
  return page('Errors', 'the areas’ `errors.ts` and `packages/server/src/locales`', [
    'A failure is `{ success: false, code, errorCode, message, data }`. `errorCode` is the stable name that clients switch on, `code` a number, `wire` the HTTP status; the message comes in the caller’s language. A refusal of status 200 is the business saying no: the client shows its message. Words such as `saleUnit` are defined in [api.md](api.md#shapes).',
    table(['errorCode', 'code', 'wire', 'Chinese', 'English', 'data', 'endpoints'], rows),
  ])
}
