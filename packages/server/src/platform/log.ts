import { pino, type Logger } from 'pino'

const PHONE = /\b1[3-9]\d{9}\b/g
const TOKEN = /\bzj1_[\w-]{20,}/g

/** Takes out what looks like a phone number or a token: the second line, after logging only listed fields. */
export const withoutSecrets = (line: string): string => line.replace(TOKEN, '[token]').replace(PHONE, '[phone]')

/** JSON lines on standard output. Callers log ids, route patterns and durations; never bodies or addresses. */
export function makeLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write: (line) => process.stdout.write(withoutSecrets(line)) })
}
