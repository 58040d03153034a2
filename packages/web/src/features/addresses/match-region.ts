import type { Region } from '#entities/addresses/queries.ts'
import { CITY_STAND_INS, REGION_SUFFIXES } from '#locales/address-words.ts'

/** The regions right below one; the provinces without a parent. */
export type RegionsBelow = (parent: string | undefined) => Promise<readonly Region[]>

export interface MatchedRegion {
  /** Province, city and district; less where the text names only the upper ones, by their whole names. */
  path: readonly Region[]
  /** The text after them. */
  detail: string
}

/** Province, city, district. */
export const REGION_LEVELS = 3

function shortOf(name: string): string {
  const suffix = REGION_SUFFIXES.find((ending) => name.endsWith(ending))
  return suffix ? name.slice(0, -suffix.length) : name
}

interface Hit {
  region: Region
  length: number
}

const longest = (hits: readonly Hit[]): Hit | undefined => hits.toSorted((a, b) => b.length - a.length)[0]

/** The region that a text begins with. A district is only known by its whole name: a short one may be a street's. */
function beginning(text: string, regions: readonly Region[], isDistrict: boolean): Hit | undefined {
  const named = regions.filter(({ name }) => !CITY_STAND_INS.includes(name))
  const whole = longest(
    named.filter(({ name }) => text.startsWith(name)).map((region) => ({ region, length: region.name.length })),
  )
  if (whole || isDistrict) return whole
  const shorts = named.map((region) => ({ region, length: shortOf(region.name).length }))
  return longest(shorts.filter(({ region, length }) => length >= 2 && text.startsWith(shortOf(region.name))))
}

/** For a level that the text leaves out: the next name is two levels below. */
async function skipping(text: string, regions: readonly Region[], search: Search): Promise<MatchedRegion | undefined> {
  const below = await Promise.all(regions.map(async ({ code }) => search.below(code)))
  const isDistrict = search.path.length + 2 === REGION_LEVELS
  const hits = regions.flatMap((region, place) => {
    const hit = beginning(text, below[place] ?? [], isDistrict)
    return hit ? [{ region, hit }] : []
  })
  const [best] = hits.toSorted((a, b) => b.hit.length - a.hit.length)
  if (!best) return undefined
  return follow(text.slice(best.hit.length), { ...search, path: [...search.path, best.region, best.hit.region] })
}

interface Search {
  below: RegionsBelow
  path: readonly Region[]
}

async function follow(text: string, search: Search): Promise<MatchedRegion | undefined> {
  const { path, below } = search
  if (path.length === REGION_LEVELS) return { path, detail: text }
  const regions = await below(path.at(-1)?.code)
  const hit = beginning(text, regions, path.length === REGION_LEVELS - 1)
  if (hit) return follow(text.slice(hit.length), { below, path: [...path, hit.region] })
  return path.length < REGION_LEVELS - 1 ? skipping(text, regions, search) : undefined
}

/** The upper regions that a text names before it goes on to something else: only whole names, since a street may be called 江苏路. */
async function upperOnly(text: string, { path, below }: Search): Promise<MatchedRegion> {
  if (path.length === REGION_LEVELS - 1) return { path, detail: text }
  const regions = await below(path.at(-1)?.code)
  const hit = regions.find(({ name }) => !CITY_STAND_INS.includes(name) && text.startsWith(name))
  if (!hit) return { path, detail: text }
  return upperOnly(text.slice(hit.name.length), { below, path: [...path, hit] })
}

/**
 * Finds province, city and district at the beginning of an address, also when one of the upper two is missing or written without
 * its suffix; fetches only the levels that it needs.
 */
export async function matchRegion(address: string, below: RegionsBelow): Promise<MatchedRegion> {
  const search = { below, path: [] }
  return (await follow(address, search)) ?? upperOnly(address, search)
}
