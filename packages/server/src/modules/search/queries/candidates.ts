import { sql, type SQL } from 'drizzle-orm'
import { searchDocuments } from '#tables/search.ts'
import type { Criteria } from './criteria.ts'

/** The classes of documents by what was sold, the best first. Written out: each has an index that only its number finds. */
const numeral = (number: number): SQL => sql.raw(String(number))
const CLASSES = [1, 2, 3, 4].map(numeral)

/** One pattern for any of some words. */
const anyWord = (words: readonly string[]): string =>
  words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)).join('|')

interface Wanted {
  /** Further conditions on a document `d`. */
  where: SQL
  /** What to take of a document `d`. */
  columns: SQL
  /** No more than so many are looked at; undefined looks at all. */
  enough: number | undefined
  /** So many must be the best of all. Once there are, of the next class any do that make up `enough`: they are only counted. */
  best: number
  /** What the query prefers is found before the rest, even where it is sold less. */
  isParted: boolean
}

/** Attempts beyond the first are asked one after the other; there are no more than this (`understand`). */
const PLACES = [0, 1, 2, 3, 4, 5].map(numeral)

/**
 * Reads `chosen`: the first attempt that finds anything at all, together with what all must fulfil (`must`). Each is asked
 * only when those before it found nothing, the last one not at all. Conditions stand in a list of their own, so that the
 * planner does not mistake a rare combination of common words for a common one and read the whole table, and as one
 * parameter: every search is the same text for those who prepare statements.
 */
export function chosenAttempt({ attempts }: Criteria, must: string | null): SQL {
  const rows = attempts.map(({ condition, probe, preferred, terms, inTitle }, place) => ({
    place,
    condition,
    probe,
    preferred,
    patterns: terms.map(({ words }) => anyWord(words)),
    titled: inTitle,
  }))
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
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (place int, condition tsquery, probe tsquery, preferred tsquery, patterns text[], titled boolean)
    ), chosen as materialized (
      select place, patterns, coalesce(condition && must, condition) as condition, coalesce(preferred && must, preferred) as preferred
      from attempts, (select ${must}::tsquery as must) all_of
      where place = (select case ${sql.join(asked, sql` `)} else ${last} end)
    )`
}

const sumAfter = (place: number): SQL => sql.raw(`sum${place}`)

/**
 * Reads `candidates`, and how many they are as `total`, out of `chosen`: what the query prefers as leg 0, the rest as leg 1,
 * each class by class, until there are enough. A class's index answers each pass; a pass that is not needed reads nothing. Beyond `enough` the less
 * sold of a common word stay unseen, which is why totals say "more" there.
 */
export function candidates({ where, columns, enough, best, isParted }: Wanted): SQL {
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
    const most =
      enough === undefined
        ? sql``
        : sql` limit (case when ${before} < ${best}::int then null else greatest(${enough}::int - ${before}, 0) end)`
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
