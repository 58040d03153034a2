import { DEFAULT_LOCALE, type Locale } from '@zhujia/contract/core/locales.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { attributeValues, categories, products } from '#tables/catalogue.ts'
import type { TestApp } from '../test-app.ts'
import { gradeOf, ndcgOf, type Facts, type Label } from './labels.ts'

/** The measures of one query. Recall is the share of the products of grade 3 that are among the first fifty. */
export interface Measured {
  q: string
  ndcg: number
  recall: number
  found: number
  /** The grades of the first ten. */
  grades: number[]
}

/** Every product on sale with what is written about it, independent of the search index. */
export async function readFacts(db: Db): Promise<Map<string, Facts>> {
  const values = new Map(
    (await db.select().from(attributeValues)).map(({ attribute, code, names }) => [
      `${attribute}:${code}`,
      names['zh-Hans'],
    ]),
  )
  const rows = await db
    .select({ product: products, path: categories.path })
    .from(products)
    .innerJoin(categories, eq(categories.code, products.category))
    .where(sql`${products.status} = 'onSale'`)
  return new Map(
    rows.map(({ product: { id, brand, facets, title, subtitle, specGroups, parameters }, path }) => {
      const words = [
        ...specGroups.flatMap(({ name, values }) => [name, ...values]),
        ...parameters.flatMap(({ name, value }) => [name, value]),
        ...facets.map((facet) => values.get(facet) ?? ''),
      ]
      return [
        id,
        {
          id,
          brand,
          facets,
          categories: path,
          title: `${title} ${subtitle}`,
          text: [title, subtitle, ...words].join(' '),
        },
      ]
    }),
  )
}

const PAGE = 50

interface World {
  at: TestApp
  facts: ReadonlyMap<string, Facts>
  locale: Locale
}

/** Searches for a label's query through the API; undefined when no product has a grade for it. */
async function measure({ at, facts, locale }: World, label: Label): Promise<Measured | undefined> {
  const answer = await at.call('catalogue.listProducts', { query: { q: label.q, size: PAGE } }, { locale })
  if (!answer.success) throw new Error(`${label.q}: ${answer.message}`)
  const wanted = [...facts.values()].map((one) => ({ id: one.id, grade: gradeOf(one, label) }))
  const gradeById = new Map(wanted.map(({ id, grade }) => [id, grade]))
  const grades = answer.data.records.map(({ id }) => gradeById.get(id) ?? 0)
  const ndcg = ndcgOf(
    grades,
    wanted.map(({ grade }) => grade),
  )
  if (ndcg === undefined) return undefined
  const best = wanted.filter(({ grade }) => grade === 3)
  const shown = grades.filter((grade) => grade === 3).length
  return {
    q: label.q,
    ndcg,
    recall: best.length === 0 ? 1 : shown / Math.min(best.length, PAGE),
    found: grades.length,
    grades: grades.slice(0, 10),
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

export interface Relevance {
  ndcg: number
  recall: number
  /** Queries that found nothing although a product has a grade. */
  empty: string[]
  queries: Measured[]
  /** How many products were graded. */
  products: number
}

/** Measures all labels. The app must have no limit of anonymous requests, which would refuse so many. */
export async function measureAll(
  at: TestApp,
  labels: readonly Label[],
  locale: Locale = DEFAULT_LOCALE,
): Promise<Relevance> {
  const facts = await readFacts(at.db)
  const queries: Measured[] = []
  for (const label of labels) {
    const measured = await measure({ at, facts, locale }, label)
    if (measured) queries.push(measured)
  }
  return {
    ndcg: mean(queries.map(({ ndcg }) => ndcg)),
    recall: mean(queries.map(({ recall }) => recall)),
    empty: queries.filter(({ found }) => found === 0).map(({ q }) => q),
    queries,
    products: facts.size,
  }
}
