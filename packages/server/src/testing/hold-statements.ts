import pg from 'pg'

interface Held {
  /** The first one is here and waits. */
  reached: Promise<void>
  /** How many wait. */
  count(): number
  letGo: () => void
}

/** Holds back statements that match, each on its connection, until they are released. Of two holds the last is released first. */
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
