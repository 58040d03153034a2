import { sql } from 'drizzle-orm'
import { attributes, attributeValues, brands, categories, stages, type LocalName } from '#tables/catalogue.ts'

export interface FacetRow extends Record<string, unknown> {
  /** `price`, or what a value belongs to: `brand`, `category`, `stage`, an attribute. */
  key: string
  code: string
  count: number
  /** Null for prices. */
  names: LocalName | null
  groupNames: LocalName | null
}

/** The counts of all filters. */
export interface Facets {
  rows: FacetRow[]
  /** How many pass every filter; undefined when that was not counted to the end. */
  total: number | undefined
  /** Not all documents were read: counts are lower bounds. */
  more: boolean
}

const KEY = sql`split_part(value, ':', 1)`
const CODE = sql`split_part(value, ':', 2)`

/**
 * The names of one `value` of facets and its place among filters, for a lateral join: looked up by key, because there are few
 * values and many names.
 */
export const NAMES = sql`
  select 0 as place, 0 as nth, jsonb_build_object('zh-Hans', name, 'zh-Hant', name, 'en', latin, 'fr', latin, 'es', latin) as names, null::jsonb as "groupNames"
  from ${brands} where ${KEY} = 'brand' and code = ${CODE}
  union all select 0, position, names, null from ${categories} where ${KEY} = 'category' and code = ${CODE}
  union all select 0, position, names, null from ${stages} where ${KEY} = 'stage' and code = ${CODE}
  union all select a.position + 1, v.position, v.names, a.names from ${attributeValues} v join ${attributes} a on a.code = v.attribute
  where v.attribute = ${KEY} and v.code = ${CODE}`

/** The columns of a counted and named value. */
export const NAMED = sql`${KEY} as key, ${CODE} as code, count, names, "groupNames", place, nth`
