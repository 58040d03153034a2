import { pickFrom, shuffled, wholeBetween, type Random } from '#seeded.ts'
import { ATTRIBUTES, COLOUR_OF } from '../attributes.data.ts'
import type { HueKey } from '../pictures/subjects.ts'
import type { BrandData, ProductData, SkuData, SpecGroup } from '../types.ts'
import { believablePrice } from './believable-price.ts'
import { COLOUR_NAMES, SERIES_FIRST, SERIES_SECOND } from './words.data.ts'

const SKUS_MAX = 6
/** Nine of ten sold goods were listed in the last two and a half years. */
const LISTED_DAYS_MAX = 900
const STOCK_MAX = 3000
const SOLD_OUT_SHARE = 0.05
const COLOUR_GROUP = /花色|颜色|色号|表面|框色|门色|底色/
const PARAMETERS_MAX = 12

/** The name, maker and shop of a variant. */
interface Identity {
  code: string
  shop: string
  brand: BrandData
  /** The brand that the pattern's own title begins with. */
  patternBrand: BrandData
}

/**
 * Another product after a pattern: another brand, series and model, fewer and differently named colours, sizes left out,
 * other prices and stock. What it is, how it is sold and what it looks like stay the pattern's, so every fact still fits.
 */
export function varyProduct(
  pattern: ProductData,
  { code, shop, brand, patternBrand }: Identity,
  random: Random,
): ProductData {
  const series = pickFrom(random, SERIES_FIRST) + pickFrom(random, SERIES_SECOND)
  const model = `${brand.latin.slice(0, 2)}${wholeBetween(random, 10_000, 99_999)}`
  const groups = keptGroups(pattern, random)
  const skus = keptSkus(pattern, groups, { code, random })
  return {
    ...pattern,
    code,
    shop,
    brand: brand.code,
    series,
    title: `${brand.name} ${renamedTitle(pattern, patternBrand, series)} ${model}`,
    gallery: [
      ...new Map(
        [skus[0]?.look, ...pattern.gallery].flatMap((look) => (look ? [[JSON.stringify(look), look] as const] : [])),
      ).values(),
    ],
    specGroups: groups.map(({ name, kept }) => ({ name, values: kept.map(({ called }) => called) })),
    skus,
    attributes: attributesLeft(pattern, groups, skus),
    parameters: [
      ['系列', series] as const,
      ['型号', model] as const,
      ...pattern.parameters.filter(([name]) => name !== '系列' && name !== '型号'),
    ].slice(0, PARAMETERS_MAX),
    listedDaysAgo: 1 + random() * LISTED_DAYS_MAX,
  }
}

interface KeptGroup {
  name: string
  kept: readonly { value: string; called: string }[]
  left: readonly string[]
}

/** The spec values of a variant: at least two of one group, and few SKUs in all. */
function keptGroups(pattern: ProductData, random: Random): KeptGroup[] {
  const chosen = pickFrom(
    random,
    pattern.specGroups.filter(({ values }) => values.length > 1),
  )
  const first = wholeBetween(random, 2, Math.min(chosen.values.length, SKUS_MAX))
  let room = Math.floor(SKUS_MAX / first)
  return pattern.specGroups.map((group) => {
    if (group === chosen) return keptValues(pattern, { group, count: first, random })
    const count = wholeBetween(random, 1, Math.min(group.values.length, room))
    room = Math.floor(room / count)
    return keptValues(pattern, { group, count, random })
  })
}

function keptValues(
  pattern: ProductData,
  { group, count, random }: { group: SpecGroup; count: number; random: Random },
): KeptGroup {
  const isColour = COLOUR_GROUP.test(group.name)
  // Titles name the first size, so that one stays; of colours any may.
  const [first = '', ...others] = isColour ? shuffled(random, group.values) : group.values
  const values = [first, ...shuffled(random, others)].slice(0, count)
  const ordered = isColour ? values : group.values.filter((value) => values.includes(value))
  const kept = isColour
    ? renamed(pattern, { group, values, random })
    : ordered.map((value) => ({ value, called: value }))
  return { name: group.name, kept, left: group.values.filter((value) => !values.includes(value)) }
}

/** Gives colours this maker's names, all different; a colour for which no name is left keeps its own. */
function renamed(
  pattern: ProductData,
  { group, values, random }: { group: SpecGroup; values: readonly string[]; random: Random },
): { value: string; called: string }[] {
  const place = pattern.specGroups.indexOf(group)
  const taken = new Set<string>(values)
  return values.map((value) => {
    const hue: HueKey | undefined = pattern.skus.find((sku) => sku.spec[place] === value)?.look.hue
    // The hue of a sack is not the colour of what is in it: such goods are not distinguished by colour.
    const name =
      hue && pattern.attributes?.colour && random() < 0.7
        ? shuffled(random, COLOUR_NAMES[hue]).find((one) => !taken.has(one))
        : undefined
    taken.add(name ?? value)
    return { value, called: name ?? value }
  })
}

function keptSkus(
  pattern: ProductData,
  groups: readonly KeptGroup[],
  { code, random }: { code: string; random: Random },
): SkuData[] {
  const factor = 0.7 + random() * 0.75
  const called = groups.map(({ kept }) => new Map(kept.map(({ value, called }) => [value, called])))
  const kept = pattern.skus.filter(({ spec }) => spec.every((value, place) => called[place]?.has(value)))
  const rank = (sku: SkuData): number =>
    groups.reduce((sum, group, place) => sum * 100 + group.kept.findIndex(({ value }) => value === sku.spec[place]), 0)
  return kept
    .toSorted((a, b) => rank(a) - rank(b))
    .map((sku, index) => ({
      ...sku,
      code: `${code}-${String(index + 1).padStart(2, '0')}`,
      spec: sku.spec.map((value, place) => called[place]?.get(value) ?? value),
      priceFen: believablePrice(sku.priceFen * factor),
      stock: random() < SOLD_OUT_SHARE ? 0 : wholeBetween(random, 20, STOCK_MAX),
    }))
}

/** The pattern's title without its brand, and with another series. */
function renamedTitle({ title, series }: ProductData, brand: BrandData, renamed: string): string {
  const words = title.startsWith(brand.name) ? title.slice(brand.name.length).trim() : title
  return series !== undefined && words.startsWith(series)
    ? renamed + words.slice(series.length)
    : `${renamed}系列 ${words}`
}

/** `12 mm` and `12mm`, `600×1200` and `600x1200` are one. */
const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/[×*]/g, 'x').replaceAll(/\s/g, '')

/** Sizes are written with a thickness, with a unit or without one, so they are looked for by their figures. */
const nameOf = (name: string): string => (/^\d+x\d+mm$/.test(name) ? name.slice(0, -2) : name)

const VALUE_NAMES: ReadonlyMap<string, string> = new Map(
  ATTRIBUTES.flatMap(({ code: attribute, values }) =>
    values.map(({ code, names }): [string, string] => [`${attribute}:${code}`, nameOf(folded(names['zh-Hans']))]),
  ),
)

/** Whether a value of a spec group says this: 8mm is said by 600x1200x8mm, not by 18mm. */
function says(value: string, name: string): boolean {
  const edge = (letter: string | undefined, look: string): string =>
    letter !== undefined && PART.test(letter) ? `(?${look}!${PART.source})` : ''
  const unit = /\d$/.test(name) ? '(?:mm)?' : ''
  const words = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(`${edge(name[0], '<')}${words}${unit}${edge(name.at(-1), '')}`).test(folded(value))
}

/** Letters and digits that belong to one figure with their neighbours; x stands between figures. */
const PART = /[\d.a-wyz]/

/** The pattern's attributes without those values that only a left-out size or type had; its colours are those of its SKUs. */
function attributesLeft(
  pattern: ProductData,
  groups: readonly KeptGroup[],
  skus: readonly SkuData[],
): Readonly<Record<string, readonly string[]>> {
  const left = groups.flatMap((group) => group.left)
  const kept = groups.flatMap((group) => group.kept.map(({ value }) => value))
  const stays = (key: string): boolean => {
    const name = VALUE_NAMES.get(key) ?? ''
    return !left.some((value) => says(value, name)) || kept.some((value) => says(value, name))
  }
  const { colour, ...rest } = pattern.attributes ?? {}
  const others = Object.entries(rest).map(([attribute, codes]): [string, readonly string[]] => [
    attribute,
    codes.filter((code) => stays(`${attribute}:${code}`)),
  ])
  const colours = [...new Set(skus.flatMap(({ look }) => (look.hue ? COLOUR_OF[look.hue] : [])))]
  return Object.fromEntries(
    [...others, ...(colour ? [['colour', colours] as const] : [])].filter(([, codes]) => codes.length > 0),
  )
}
