import { LABELS_BY_LANGUAGE } from '../../packages/server/src/testing/search/labels-of-languages.data.ts'
import { LABELS } from '../../packages/server/src/testing/search/labels.data.ts'
import { measureAll, type Relevance } from '../../packages/server/src/testing/search/measure.ts'
import { countPlanning, timeAll, type Asking, type Times } from './times.ts'
import { appOver, prepareWorlds } from './worlds.ts'

const LEAST = { ndcg: 0.97, recall: 0.98 }
/** For each other language. */
const LEAST_ELSEWHERE = 0.95
const ELSEWHERE = ['zh-Hant', 'en', 'fr', 'es'] as const
/** Of the list and of the sheet of filters, as the search page asks for them. */
const P95_MOST_MS = 10
/** How many times the time on the small catalogue is accepted on the large one, filters included. */
const GROWTH_MOST = 3
/** So many of the queries with the worst results are printed. */
const WORST = 12

const LIST: Asking = { name: 'list', extra: {} }
const SHEET: Asking = { name: 'sheet of filters', extra: { withFacets: '1', size: 1, sort: 'sales' } }
/** One word in so many is also measured with the parameters of `REPORTED`; these times are printed and have no limit. */
const REPORTED_EVERY = 6
const REPORTED: readonly Asking[] = [
  { name: 'page 20', extra: { page: 20 } },
  { name: 'by sales', extra: { sort: 'sales' } },
  { name: 'by price', extra: { sort: 'priceAsc' } },
  { name: 'newest', extra: { sort: 'newest' } },
  { name: 'in stock', extra: { inStock: '1' } },
  {
    name: 'sheet, two chosen',
    extra: {
      withFacets: '1',
      size: 1,
      sort: 'sales',
      facets: 'brand:yanye,brand:muqi,stage:installation',
      minFen: 1000,
    },
  },
]

interface BenchOptions {
  superuserUrl: string
  small: number
  large: number
  say: (line: string) => void
}

/** Runs all measurements and prints the results; the last line is a summary. @returns whether every limit is met */
export async function runBench({ superuserUrl, small, large, say }: BenchOptions): Promise<boolean> {
  const { demoUrl, smallUrl, largeUrl } = await prepareWorlds(superuserUrl, { small, large })
  await countPlanning(superuserUrl)
  const { relevance, elsewhere } = await judge(demoUrl)
  for (const line of worstOf(relevance)) say(line)
  for (const { locale, ndcg, queries } of elsewhere)
    say(`  ${locale}: ${queries.length} queries, nDCG@10 ${ndcg.toFixed(3)}`)
  const words = [LABELS, ...Object.values(LABELS_BY_LANGUAGE)].flatMap((labels) => labels.map(({ q }) => q))
  const before = await timeAll({ superuserUrl, databaseUrl: smallUrl }, words, [SHEET])
  const after = await timeAll({ superuserUrl, databaseUrl: largeUrl }, words, [LIST, SHEET])
  const reported = await timeAll(
    { superuserUrl, databaseUrl: largeUrl },
    words.filter((_, place) => place % REPORTED_EVERY === 0),
    REPORTED,
  )
  for (const [name, { p50, p95, max, slowest }] of [...after, ...reported])
    say(`  ${name}: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, max ${max.toFixed(1)} ms (${slowest})`)
  const isUnderstood = elsewhere.every(({ ndcg, empty }) => ndcg >= LEAST_ELSEWHERE && empty.length === 0)
  return conclude(
    { ...relevance, isUnderstood },
    { list: timesOf(after, LIST), sheet: timesOf(after, SHEET), small: timesOf(before, SHEET) },
    { large, say },
  )
}

async function judge(databaseUrl: string) {
  const at = await appOver(databaseUrl)
  try {
    const relevance = await measureAll(at, LABELS)
    const elsewhere: (Relevance & { locale: string })[] = []
    for (const locale of ELSEWHERE)
      elsewhere.push({ locale, ...(await measureAll(at, LABELS_BY_LANGUAGE[locale], locale)) })
    return { relevance, elsewhere }
  } finally {
    await at.close()
  }
}

const timesOf = (times: ReadonlyMap<string, Times>, { name }: Asking): Times => {
  const found = times.get(name)
  if (!found) throw new Error(`${name} was not timed`)
  return found
}

function conclude(
  relevance: Relevance & { isUnderstood: boolean },
  { list, sheet, small }: { list: Times; sheet: Times; small: Times },
  { large, say }: { large: number; say: (line: string) => void },
): boolean {
  const { queries, ndcg, recall, empty, products, isUnderstood } = relevance
  const growth = sheet.mean / small.mean
  const isEnough =
    isUnderstood &&
    ndcg >= LEAST.ndcg &&
    recall >= LEAST.recall &&
    empty.length === 0 &&
    Math.max(list.p95, sheet.p95) <= P95_MOST_MS &&
    growth <= GROWTH_MOST
  say(
    `${isEnough ? 'ok' : 'SHORT'}: ${queries.length} queries over ${products} products, nDCG@10 ${ndcg.toFixed(3)}, recall ${recall.toFixed(3)}, zero results ${empty.length}; ` +
      `at ${large} products p95 in the database ${list.p95.toFixed(1)} ms, with filters ${sheet.p95.toFixed(1)} ms, ${growth.toFixed(1)} times the cost of a tenth`,
  )
  return isEnough
}

function worstOf({ queries, empty }: Relevance): string[] {
  const worst = queries.toSorted((a, b) => a.ndcg - b.ndcg || a.recall - b.recall).slice(0, WORST)
  const lines = worst.map(
    ({ q, ndcg, recall, grades }) =>
      `  ${q}: nDCG ${ndcg.toFixed(2)}, recall ${recall.toFixed(2)}, grades ${grades.join('')}`,
  )
  return ['Worst:', ...lines, ...empty.map((q) => `  nothing found: ${q}`)]
}
