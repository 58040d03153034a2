import pg from 'pg'

/** Keeps statements like this from PostgreSQL, each on its connection, until they are let go. */
export function holdStatements(like: RegExp): () => void {
  const original = pg.Client.prototype.query
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  function query(this: pg.Client, ...args: unknown[]): unknown {
    const [first] = args as [string | { text: string }]
    const send = (): unknown => Reflect.apply(original, this, args)
    return like.test(typeof first === 'string' ? first : first.text) ? held.then(send) : send()
  }
  pg.Client.prototype.query = query as typeof original
  return () => {
    pg.Client.prototype.query = original
    letGo()
  }
}
