import pg from 'pg'

/** Runs some work and tells how many SQL statements it took, BEGIN and COMMIT aside. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = []
  const original = pg.Client.prototype.query
  function query(this: pg.Client, ...args: unknown[]): unknown {
    const [first] = args as [string | { text: string }]
    const text = typeof first === 'string' ? first : first.text
    if (!/^\s*(begin|commit|rollback)/i.test(text)) statements.push(text)
    return Reflect.apply(original, this, args)
  }
  pg.Client.prototype.query = query as typeof original
  try {
    return { result: await work(), statements }
  } finally {
    pg.Client.prototype.query = original
  }
}
