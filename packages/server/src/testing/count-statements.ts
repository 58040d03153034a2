import pg from 'pg'

interface SentStatement {
  text: string
  values: readonly unknown[]
}

/** Runs some work and records every statement that is sent to PostgreSQL meanwhile, in order. */
export async function listenToStatements<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: SentStatement[] }> {
  const statements: SentStatement[] = []
  const original = pg.Client.prototype.query
  function query(this: pg.Client, ...args: unknown[]): unknown {
    const [first, values] = args as [string | { text: string }, unknown]
    statements.push({
      text: typeof first === 'string' ? first : first.text,
      values: Array.isArray(values) ? values : [],
    })
    return Reflect.apply(original, this, args)
  }
  pg.Client.prototype.query = query as typeof original
  try {
    return { result: await work(), statements }
  } finally {
    pg.Client.prototype.query = original
  }
}

/** Runs some work and records its SQL statements, without BEGIN, COMMIT and ROLLBACK. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const { result, statements } = await listenToStatements(work)
  return {
    result,
    statements: statements.map(({ text }) => text).filter((text) => !/^\s*(begin|commit|rollback)/i.test(text)),
  }
}
