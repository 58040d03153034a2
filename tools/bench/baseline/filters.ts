import { COUNTED } from './card.ts'

/** The limits between ranges of prices, in fen. */
const STEPS = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000]
const RANGES_MAX = 6
const VALUES_MAX = 60

interface Value {
  key: string
  keyName: string | null
  code: string
  name: string
  count: number
}

export interface FilterColumns {
  values: Value[] | null
  /** How many goods each range has, by its place among the steps. */
  prices: Record<string, number> | null
  seen: number
}

/** The columns of all filters, counted over the rows of `seen`: facets, price, and in `failed` the one kind of filter that a row does not pass, or null. */
export const FILTERS = `
  (select json_agg(json_build_object('key', key, 'keyName', key_name, 'code', code, 'name', name, 'count', count)
    order by place, key, nth, count desc, code)
  from (
    select id, sum(count)::int as count
    from (select id, failed, count(*) as count from seen, unnest(facets) id group by id, failed) counted join baseline.names using (id)
    where failed is null or failed = key group by id
  ) summed join baseline.names using (id)) as values,
  (select json_object_agg(step, count) from (
    select width_bucket(shown_fen, array[${STEPS.join(',')}]::bigint[]) as step, count(*)::int as count
    from seen where failed is null group by 1
  ) ranges) as prices,
  (select count(*)::int from seen) as seen`

interface Range {
  fromFen: number
  toFen: number | null
  count: number
}

function rangesOf(prices: Record<string, number>): Range[] {
  const places = Object.keys(prices).map(Number)
  const ranges: Range[] = []
  for (let place = Math.min(...places); place <= Math.max(...places); place++)
    ranges.push({ fromFen: STEPS[place - 1] ?? 0, toFen: STEPS[place] ?? null, count: prices[place] ?? 0 })
  while (ranges.length > RANGES_MAX) {
    const fewest = ranges.reduce(
      (least, { count }, place) => {
        const together = count + (ranges[place + 1]?.count ?? Number.POSITIVE_INFINITY)
        return together < least.together ? { place, together } : least
      },
      { place: 0, together: Number.POSITIVE_INFINITY },
    )
    const [low, high] = ranges.slice(fewest.place, fewest.place + 2)
    if (!low || !high) break
    ranges.splice(fewest.place, 2, { fromFen: low.fromFen, toFen: high.toFen, count: fewest.together })
  }
  return ranges
}

const KINDS = ['category', 'stage', 'brand']

/** All filters with their counts. */
export function filtersOf({ values, prices, seen }: FilterColumns) {
  const groups = new Map<string, Value[]>()
  for (const value of values ?? []) {
    const group = groups.get(value.key)
    if (group) group.push(value)
    else groups.set(value.key, [value])
  }
  return {
    groups: [...groups].map(([key, own]) => ({
      kind: KINDS.includes(key) ? key : 'attribute',
      key,
      ...(own[0]?.keyName ? { name: own[0].keyName } : {}),
      values: own.slice(0, VALUES_MAX).map(({ code, name, count }) => ({ code, name, count })),
    })),
    prices: prices === null ? [] : rangesOf(prices),
    more: seen >= COUNTED,
  }
}
