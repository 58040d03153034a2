import { CARD, type CardRow, cardOf, COUNTED, totalOf } from './card.ts'
import { FILTERS, type FilterColumns, filtersOf } from './filters.ts'
import { type Queryable, first, statement } from './statement.ts'

const SIZE = 20
/** So many of the best-selling goods are ranked in the default order. */
const LOOKED_AT = 100

type Listed = CardRow & { total: number }

const SOLD = 'sold_count desc, listed_at desc, product desc'
/** Joins cards to the products of a `page`, in the order of its `nth`. */
const CARDS =
  'from page join baseline.cards c on c.id = page.product join baseline.shops s on s.id = c.shop order by page.nth'
const counted = (where: string): string =>
  `(select count(*)::int from (select from baseline.documents where ${where} limit ${COUNTED}) found) as total`

/** A page of documents in the order of an index. */
const inOrder = (name: string, where: string, order: string) =>
  statement<Listed>(
    name,
    `with page as (
      select product, row_number() over () as nth
      from (select product from baseline.documents where ${where} order by ${order} limit ${SIZE} offset $1::int) inner_page
    ) select ${CARD}, ${counted(where)} ${CARDS}`,
  )
const recommended = inOrder('recommended', 'not is_poor', SOLD)
const byPrice = inOrder('byPrice', 'category = $2', 'shown_fen, product')

/** Points for sales and for new goods, less those of a poor rating. */
const POINTS = "least(5, ln(1 + sold_count) / 2) + (listed_at > now() - interval '30 days')::int * 2 - is_poor::int * 5"

const byDefault = statement<Listed>(
  'byDefault',
  `with best as materialized (
    select product, is_buyable, sold_count, listed_at, is_poor from baseline.documents where category = $1 order by ${SOLD} limit ${LOOKED_AT}
  ), page as (
    select product, row_number() over (order by is_buyable desc, round((10 + ${POINTS}) * 100)::int desc, ${SOLD}) as nth
    from best order by nth limit ${SIZE}
  ) select ${CARD}, ${counted('category = $1')} ${CARDS}`,
)

const ofCategory = statement<Listed & FilterColumns>(
  'ofCategory',
  `with seen as materialized (
    select facets, shown_fen, null::text as failed from baseline.documents where category = $1 limit ${COUNTED}
  ), page as (
    select product, 1 as nth from baseline.documents where category = $1 order by ${SOLD} limit 1
  ) select ${CARD}, ${FILTERS}, (select count(*)::int from seen) as total ${CARDS}`,
)

/** The word, and the chosen values of `$2` grouped by their kinds. */
const SOUGHT = `with word as materialized (select * from baseline.words where q = $1), kinds as materialized (
    select key, array_agg(id) as ids from json_array_elements_text($2::json) c (chosen) join baseline.names n on n.value = chosen group by key
  )`
/** The kinds of filters that a document `d` does not pass. */
const FAILED = 'array(select key from kinds where not d.facets && ids)'
/** Whether a document is not in the categories that the words name. */
const IS_OTHER = 'category <> all (first_of) as is_other'

const search = statement<Listed & { reading: unknown }>(
  'search',
  `${SOUGHT}, hit as materialized (
    select product, title, is_buyable, sold_count, listed_at, is_poor, ${IS_OTHER} from word, baseline.documents d
    where tokens @@ condition and not exists (select from kinds where not d.facets && ids)
  ), best as materialized (select * from hit order by is_other, ${SOLD} limit ${LOOKED_AT}),
  page as (
    select product, row_number() over (order by is_other, is_buyable desc, round((
      (select coalesce(sum((title ~ pattern)::int), 0) * 10 from unnest((select patterns from word)) pattern)
      + (strpos(title, $1) > 0)::int * 10 + ${POINTS}) * 100)::int desc, ${SOLD}) as nth
    from best order by nth limit ${SIZE}
  ) select ${CARD}, (select least(count(*), ${COUNTED})::int from hit) as total,
    case when page.nth = 1 then (select reading from word) end as reading ${CARDS}`,
)

const ofWords = statement<Listed & FilterColumns & { reading: unknown }>(
  'ofWords',
  `${SOUGHT}, seen as materialized (
    select product, facets, shown_fen, sold_count, listed_at, is_other, failed[1] as failed from (
      select d.*, ${IS_OTHER}, ${FAILED} as failed from word, baseline.documents d where tokens @@ condition
    ) hit where cardinality(failed) < 2 limit ${COUNTED}
  ), page as (
    select product, 1 as nth from seen where failed is null order by is_other, ${SOLD} limit 1
  ) select ${CARD}, ${FILTERS}, (select count(*)::int from seen where failed is null) as total, (select reading from word) as reading ${CARDS}`,
)

interface ListQuery {
  q?: string
  category?: string
  facets?: string
  page?: string
  sort?: string
  recommended?: string
  withFacets?: string
}

/** The chosen values. */
const chosenIn = ({ category, facets }: ListQuery): string =>
  JSON.stringify([...(category ? [`category:${category}`] : []), ...(facets?.split(',') ?? [])])

const pageOf = (rows: readonly Listed[]) => ({ records: rows.map(cardOf), ...totalOf(rows[0]?.total ?? 0) })

async function searched(on: Queryable, query: ListQuery) {
  const values = [query.q, chosenIn(query)]
  if (query.withFacets === undefined) {
    const rows = await search(on, values)
    return { ...pageOf(rows), reading: first(rows).reading }
  }
  const rows = await ofWords(on, values)
  return { ...pageOf(rows), reading: first(rows).reading, facets: filtersOf(first(rows)) }
}

/** One page of a list of the web app: the first page of a search or of a leaf category, or any page of the recommended goods. */
export async function listProducts(on: Queryable, query: ListQuery) {
  if (query.q !== undefined) return searched(on, query)
  const offset = (Number(query.page ?? 1) - 1) * SIZE
  if (query.recommended !== undefined) return pageOf(await recommended(on, [offset]))
  if (query.withFacets !== undefined) {
    const rows = await ofCategory(on, [query.category])
    return { ...pageOf(rows), facets: filtersOf(first(rows)) }
  }
  return pageOf(
    query.sort === 'priceAsc' ? await byPrice(on, [offset, query.category]) : await byDefault(on, [query.category]),
  )
}
