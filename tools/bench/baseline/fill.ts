import { readFileSync } from 'node:fs'
import { productQuery } from '../../../packages/contract/src/catalogue/schemas.ts'
import { type Attempt, readQuery } from '../../../packages/server/src/modules/search/index.ts'
import { systemOf, type TestApp } from '../../../packages/server/src/testing/test-app.ts'
import { withClient } from '../../postgres/client.ts'
import { call, clientIn } from '../client.ts'

const TABLES = new URL('tables.sql', import.meta.url)

const escaped = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)
const patternsOf = ({ terms }: Attempt): string[] => terms.map(({ words }) => words.map(escaped).join('|'))

/** The categories whose goods come first. */
const preferredOf = ({ preferred = '' }: Attempt): string[] =>
  [...preferred.matchAll(/#category:([a-z0-9-]+)/g)].flatMap(([, code]) => code ?? [])

/** Makes the baseline's tables in a database and fills them from the application's, with the parsed form of some search words. */
export async function fillBaseline(at: TestApp, url: string, words: readonly string[]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(readFileSync(TABLES, 'utf8'))
    for (const q of words) {
      const query = productQuery.parse({ q })
      const [attempt] = (await readQuery(systemOf(at), query)).attempts
      const { reading } = await call(clientIn(at), 'catalogue.listProducts', { request: { query } })
      if (!attempt || reading?.kind !== 'asked') throw new Error(`${q} is not found as it stands`)
      await client.query(
        `insert into baseline.words values ($1, $2, array(select code from categories where path && $3), $4, $5)`,
        [q, attempt.condition, preferredOf(attempt), patternsOf(attempt), reading],
      )
    }
    await client.query('vacuum analyze')
  })
}
