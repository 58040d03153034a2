import { sql } from 'drizzle-orm'
import { enlargeDemo } from '../../packages/server/src/demo/bulk.ts'
import { loadDemo } from '../../packages/server/src/demo.ts'
import { LABELS } from '../../packages/server/src/testing/search/labels.data.ts'
import { measureAll, type Relevance } from '../../packages/server/src/testing/search/measure.ts'
import { makeTestApp, systemOf, type TestApp } from '../../packages/server/src/testing/test-app.ts'
import { timeQueries, type Times } from './times.ts'

const LEAST = { ndcg: 0.9, recall: 0.98 }
/** Of the list as people first see it, in the database. */
const P95_MOST_MS = 10
/** So many of the queries that did worst are named. */
const WORST = 10

interface BenchOptions {
  products: number
  say: (line: string) => void
}

/** Runs it all and says what came out, the last line in short. @returns whether every figure is reached */
export async function runBench(templateUrl: string, { products, say }: BenchOptions): Promise<boolean> {
  const at = await makeTestApp({ ANONYMOUS_PER_MINUTE: '1000000000' }, { templateUrl })
  try {
    await loadDemo(systemOf(at))
    const relevance = await measureAll(at, LABELS)
    for (const line of worstOf(relevance)) say(line)
    say(`Growing the catalogue to ${products} products …`)
    await enlargeDemo(systemOf(at), { products, orders: 0, seed: 1 })
    await analyse(at)
    const times = await timeAll(at, say)
    const isEnough = relevance.ndcg >= LEAST.ndcg && relevance.recall >= LEAST.recall && relevance.empty.length === 0 && times.p95 <= P95_MOST_MS
    say(
      `${isEnough ? 'ok' : 'SHORT'}: ${relevance.queries.length} queries, nDCG@10 ${relevance.ndcg.toFixed(3)}, recall ${relevance.recall.toFixed(3)}, ` +
        `zero results ${relevance.empty.length}, p95 ${times.p95.toFixed(1)} ms in the database at ${products} products`,
    )
    return isEnough
  } finally {
    await at.close()
  }
}

/** What autovacuum would do in its own time. */
const analyse = (at: TestApp): Promise<void> =>
  at.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`analyze`)
  })

function worstOf({ queries, empty }: Relevance): string[] {
  const worst = queries.toSorted((a, b) => a.ndcg - b.ndcg || a.recall - b.recall).slice(0, WORST)
  const lines = worst.map(({ q, ndcg, recall, grades }) => `  ${q}: nDCG ${ndcg.toFixed(2)}, recall ${recall.toFixed(2)}, grades ${grades.join('')}`)
  return ['Worst:', ...lines, ...empty.map((q) => `  nothing found: ${q}`)]
}

/** The plain list is what is judged; the rest is told. */
async function timeAll(at: TestApp, say: (line: string) => void): Promise<Times> {
  const plain = await timeQueries(at, {})
  const kinds: [string, Times][] = [
    ['first page', plain],
    ['page 20', await timeQueries(at, { page: 20 })],
    ['by sales', await timeQueries(at, { sort: 'sales' })],
    ['by price', await timeQueries(at, { sort: 'priceAsc' })],
    ['newest', await timeQueries(at, { sort: 'newest' })],
    ['in stock', await timeQueries(at, { inStock: '1' })],
    ['with facets', await timeQueries(at, { withFacets: '1' })],
    ['facets, two chosen', await timeQueries(at, { withFacets: '1', facets: 'brand:yanye,brand:muqi,stage:installation', minFen: 1000 })],
  ]
  for (const [name, { p50, p95, max, slowest }] of kinds) say(`  ${name}: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, max ${max.toFixed(1)} ms (${slowest})`)
  return plain
}
