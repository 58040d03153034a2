import { pino, type Logger } from 'pino'
import { MINUTE } from './clock.ts'

const PHONE = /\b1[3-9]\d{9}\b/g
const TOKEN = /\bzj[1d]_[\w-]{20,}/g

const withoutNames = (text: string): string => text.replace(TOKEN, '[token]').replace(PHONE, '[phone]')

/** What follows an address inside a string of JSON: up to a space, a new line or the string's end, over escaped characters. */
const QUERY = /(?<=[^\s"()])\?(?:[^ "\\]|\\[^n])+/g

/**
 * Removes what looks like a phone number, a token or the query of an address (what somebody searched for): a second
 * protection, beside logging only listed fields. The framework's own lines name whole addresses.
 */
export const withoutSecrets = (line: string): string => withoutNames(line.replace(QUERY, ''))

interface LoggedError {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  table?: string
  cause?: LoggedError
}

/** Enough to know a statement by; one with many rows has tens of thousands of characters. */
const MESSAGE_MAX = 200

/** The beginning of a message. The query builder writes a statement's values under its text: they are people's names and addresses. */
function shortMessage(message: string): string {
  // What is cut in two would not be recognised as a secret any more.
  const text = withoutNames(message.replace(/\nparams:[\s\S]*/, ''))
  return text.length > MESSAGE_MAX ? `${text.slice(0, MESSAGE_MAX)}…` : text
}

/** Where an error was thrown, without its message, which begins a stack. */
const framesOf = ({ message, stack = '' }: Error): string =>
  stack.slice(stack.indexOf(message) + message.length).replace(/^[\s\S]*?(?= {4}at |$)/, '')

/** What of an error is logged: its kind, place and SQLSTATE, never the values that it met. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const fieldOf = (name: 'code' | 'constraint' | 'table'): Partial<LoggedError> => {
    const value: unknown = (error as unknown as Record<string, unknown>)[name]
    return typeof value === 'string' ? { [name]: value } : {}
  }
  return {
    type: error.name,
    message: shortMessage(error.message),
    stack: framesOf(error),
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

/** Writes failures that follow each other as two lines: the first one, and how many there were once none has come for a minute. */
export function logOutages(log: Logger, what: string): (error: Error) => void {
  let failures = 0
  let quiet: NodeJS.Timeout | undefined
  const end = (): void => {
    log.warn({ failures }, `${what} has not failed for a minute`)
    failures = 0
  }
  return (error) => {
    if (failures++ === 0) log.warn({ reason: shortMessage(error.message) }, `${what} failed`)
    clearTimeout(quiet)
    quiet = setTimeout(end, MINUTE * 1000).unref()
  }
}
