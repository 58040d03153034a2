import { pino, type Logger } from 'pino'

const PHONE = /\b1[3-9]\d{9}\b/g
const TOKEN = /\bzj[1d]_[\w-]{20,}/g

/** Takes out what looks like a phone number or a token: the second line, after logging only listed fields. */
export const withoutSecrets = (line: string): string => line.replace(TOKEN, '[token]').replace(PHONE, '[phone]')

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
  const told = (name: 'code' | 'constraint' | 'table'): Partial<LoggedError> => {
    const value: unknown = (error as unknown as Record<string, unknown>)[name]
    return typeof value === 'string' ? { [name]: value } : {}
  }
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...told('code'),
    ...told('constraint'),
    ...told('table'),
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
