import pg from 'pg'

interface Held {
  /** Resolves when the first matching statement is held. */
  reached: Promise<void>
  /** How many wait. */
  count(): number
  letGo: () => void
}

/** Delays the statements that match until `letGo` is called. When there are two holds, release the later one first. */
export function holdStatements(like: RegExp): Held {
  const original = pg.Client.prototype.query
  const reached = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let count = 0
  function query(this: pg.Client, ...args: unknown[]): unknown {
    const [first] = args as [string | { text: string }]
    const send = (): unknown => Reflect.apply(original, this, args)
    if (!like.test(typeof first === 'string' ? first : first.text)) return send()
    count++
    reached.resolve()
    return held.promise.then(send)
  }
  pg.Client.prototype.query = query as typeof original
  return {
    reached: reached.promise,
    count: () => count,
    letGo() {
      pg.Client.prototype.query = original
      held.resolve()
    },
  }
}
