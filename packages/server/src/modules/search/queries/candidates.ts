import { sql, type SQL } from 'drizzle-orm'
import { searchDocuments } from '#tables/search.ts'
import type { Criteria } from './criteria.ts'

/** The classes of documents by sales, the best first. Written as literals: each class has a partial index. */
const numeral = (number: number): SQL => sql.raw(String(number))
const CLASSES = [1, 2, 3, 4].map(numeral)

/** One pattern for any of some words. */
const anyWord = (words: readonly string[]): string =>
  words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)).join('|')

interface Wanted {
  /** Further conditions on a document `d`. */
  where: SQL
  /** The columns to read of a document `d`. */
  columns: SQL
  /** Whether it stops at the parameter `enough`: at so many documents, of which `best` must be the best of all; any of the next class will do for the rest, which is only counted. */
  isLimited: boolean
  /** Preferred documents come before the others, also with fewer sales. */
  isParted: boolean
}

/** The most attempts after the first (see `understand`); they are tried one after the other. */
const PLACES = [0, 1, 2, 3, 4, 5].map(numeral)

/**
 * Reads `chosen`: the first attempt that finds anything, with the condition that all results must meet (`must`). An attempt is
 * tried only if those before it found nothing; the last one is taken without a test. The conditions are rows of a list, so that
 * the planner does not take a rare combination of common words for a frequent one and read the whole table. They are one
 * parameter (`attemptsOf`), so that every search has the same SQL text and its statement can be prepared.
 */
export const CHOSEN_ATTEMPT = chosenAttempt()

/** The parameters of `CHOSEN_ATTEMPT`. */
export const attemptsOf = ({ attempts }: Criteria, must: string | null) => ({
  attempts: JSON.stringify(
    attempts.map(({ condition, probe, preferred, terms, inTitle }, place) => ({
      place,
      condition,
      probe,
      preferred,
      patterns: terms.map(({ words }) => anyWord(words)),
      titled: inTitle,
    })),
  ),
  must,
})

function chosenAttempt(): SQL {
  const last = sql`(select max(place) from attempts)`
  const asked = PLACES.slice(0, -1).map((place) => {
    const of = (column: SQL): SQL => sql`(select ${column} from attempts where place = ${place})`
    const titled = sql`(not ${of(sql`titled`)} or (select bool_and(d.title ~ pattern) from unnest(${of(sql`patterns`)}) pattern))`
    const finds = CLASSES.map(
      (number) =>
        sql`exists (select from ${searchDocuments} d where d.class = ${number} and d.tokens @@ ${of(sql`probe`)} and ${titled})`,
    )
    return sql`when ${place} < ${last} and (${sql.join(finds, sql` or `)}) then ${place}`
  })
  return sql`attempts as materialized (
      select place, condition, probe, preferred, patterns, titled
      from jsonb_to_recordset(${sql.placeholder('attempts')}::jsonb) as a (place int, condition tsquery, probe tsquery, preferred tsquery, patterns text[], titled boolean)
    ), chosen as materialized (
      select place, patterns, coalesce(condition && must, condition) as condition, coalesce(preferred && must, preferred) as preferred
      from attempts, (select ${sql.placeholder('must')}::tsquery as must) all_of
      where place = (select case ${sql.join(asked, sql` `)} else ${last} end)
    )`
}

/** How many of the candidates must be the best of all. */
export const BEST = sql`${sql.placeholder('best')}::int`

const sumAfter = (place: number): SQL => sql.raw(`sum${place}`)

/**
 * Reads `candidates`, and their number as `total`, out of `chosen`: preferred documents as leg 0, the others as leg 1, each
 * class by class until there are enough. Each pass uses the index of its class; a pass that is not needed reads nothing.
 * Documents beyond `enough` are not read, so totals say "more" there.
 */
export function candidates({ where, columns, isLimited, isParted }: Wanted): SQL {
  const rest = sql`(select case when preferred is null then condition else condition && !!preferred end from chosen)`
  const legs = isParted
    ? [
        { leg: 0, condition: sql`(select preferred from chosen)` },
        { leg: 1, condition: rest },
      ]
    : [{ leg: 1, condition: sql`(select condition from chosen)` }]
  const passes = legs.flatMap(({ leg, condition }) => CLASSES.map((number) => ({ leg, number, condition })))
  const names = passes.map((_, place) => sql.raw(`pass${place}`))
  const parts = passes.map(({ leg, number, condition }, place) => {
    const before = place === 0 ? sql`0` : sql`(select sum from ${sumAfter(place - 1)})`
    const most = isLimited
      ? sql` limit (case when ${before} < ${BEST} then null else greatest(${sql.placeholder('enough')}::int - ${before}, 0) end)`
      : sql``
    return sql`${names[place]} as materialized (
      select ${numeral(leg)} as leg, ${columns} from ${searchDocuments} d
      where d.class = ${number} and d.tokens @@ ${condition} and ${where}${most}
    ), ${sumAfter(place)} as materialized (select ${before} + count(*) as sum from ${names[place]})`
  })
  const all = sql`candidates as (${sql.join(
    names.map((name) => sql`select * from ${name}`),
    sql` union all `,
  )})`
  return sql`${sql.join([...parts, all], sql`, `)}, total as (select sum as count from ${sumAfter(passes.length - 1)})`
}
