import { pino, type Logger } from 'pino'

const PHONE = /\b1[3-9]\d{9}\b/g
const TOKEN = /\bzj[1d]_[\w-]{20,}/g

/** What follows an address inside a string of JSON: up to a space, a new line or the string's end, over escaped characters. */
const QUERY = /(?<=[^\s"()])\?(?:[^ "\\]|\\[^n])+/g

/**
 * Removes what looks like a phone number, a token or the query of an address (what somebody searched for): a second
 * protection, beside logging only listed fields. The framework's own lines name whole addresses.
 */
export const withoutSecrets = (line: string): string =>
  line.replace(QUERY, '').replace(TOKEN, '[token]').replace(PHONE, '[phone]')

interface LoggedError {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  table?: string
  cause?: LoggedError
}

/** The query builder writes a statement's values under its text. They are people's names and addresses. */
const withoutValues = (text: string): string => text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '')

/** What of an error is logged: its kind, place and SQLSTATE, never the values that it met. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const fieldOf = (name: 'code' | 'constraint' | 'table'): Partial<LoggedError> => {
    const value: unknown = (error as unknown as Record<string, unknown>)[name]
    return typeof value === 'string' ? { [name]: value } : {}
  }
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...fieldOf('code'),
    ...fieldOf('constraint'),
    ...fieldOf('table'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** Where the lines go: standard output; a test reads them. */
type Write = (line: string) => void
const toConsole: Write = (line) => void process.stdout.write(line)

/** JSON lines on standard output. Callers log ids, route patterns and durations; never bodies or addresses. */
export function makeLog(level: string, write: Write = toConsole): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }
  return pino(options, { write: (line) => write(withoutSecrets(line)) })
}
