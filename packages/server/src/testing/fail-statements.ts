import pg from 'pg'
import { onTestFinished } from 'vitest'

const LOCKED = `do $$ begin raise exception 'canceling statement due to lock timeout' using errcode = '55P03'; end $$`

/** Until the test ends or `mend` is called, the statements that match fail as if they had waited too long for a row. */
export function failStatements(like: RegExp): { mend: () => void } {
  const original = pg.Client.prototype.query
  function query(this: pg.Client, ...args: unknown[]): unknown {
    const [first] = args as [string | { text: string }]
    const fails = like.test(typeof first === 'string' ? first : first.text)
    return Reflect.apply(original, this, fails ? [LOCKED, ...args.filter((one) => typeof one === 'function')] : args)
  }
  pg.Client.prototype.query = query as typeof original
  const mend = (): void => void (pg.Client.prototype.query = original)
  onTestFinished(mend)
  return { mend }
}
