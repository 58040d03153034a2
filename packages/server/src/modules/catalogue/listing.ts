import { contentHash } from '#platform/content-hash.ts'
import type { ProductContent } from '#tables/catalogue/versions.ts'
import type { ListingFacts } from './queries/listing-facts.ts'

/** A listing as its shop gives it: codes of brand, category and attributes, ids of files. */
export interface Listing extends Pick<
  ProductContent,
  | 'title'
  | 'subtitle'
  | 'video'
  | 'unit'
  | 'specGroups'
  | 'parameters'
  | 'description'
  | 'returnRule'
  | 'guarantees'
  | 'warranty'
  | 'delivery'
> {
  /** The lead time in days that the shop promises; undefined: none of its own. */
  leadDays?: number
  /** Undefined: not made to measure. */
  madeToMeasure?: ProductContent['madeToMeasure'] | null
  shopId: string
  brand: string
  category: string
  /** Codes of values by the code of their attribute. */
  attributes: Readonly<Record<string, readonly string[]>>
  gallery: readonly string[]
  skus: readonly {
    code: string
    spec: readonly string[]
    pictureFileId: string
    pack: ProductContent['skus'][number]['pack']
  }[]
}

function known<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`a listing names ${key}, which does not exist`)
  return value
}

/** The content of a listing, field by field, so that no other field enters a version. */
export function contentOf(listing: Listing, facts: ListingFacts): ProductContent {
  return {
    title: listing.title,
    subtitle: listing.subtitle,
    brand: { code: listing.brand, name: known(facts.brandName, listing.brand) },
    categoryPath: known(facts.categoryPath, listing.category),
    gallery: [...listing.gallery],
    video: listing.video,
    unit: listing.unit,
    specGroups: listing.specGroups,
    skus: listing.skus.map(({ code, spec, pictureFileId, pack }) => ({ code, spec: [...spec], pictureFileId, pack })),
    attributes: Object.fromEntries(Object.entries(listing.attributes).map(([code, values]) => [code, [...values]])),
    parameters: listing.parameters,
    description: listing.description,
    returnRule: listing.returnRule,
    guarantees: listing.guarantees,
    warranty: listing.warranty,
    delivery: listing.delivery,
    ...(listing.madeToMeasure ? { madeToMeasure: listing.madeToMeasure } : {}),
    ...(listing.leadDays ? { leadDays: listing.leadDays } : {}),
    shop: known(facts.shop, listing.shopId),
  }
}

/** The hash under which a version is stored. */
export const hashOf = (content: ProductContent): string => contentHash(content)

/** The listing from which a version was made, to be edited. */
export function listingOf({ brand, categoryPath, shop, ...rest }: ProductContent): Listing {
  return { ...rest, brand: brand.code, category: categoryPath.at(-1) ?? '', shopId: shop.id }
}

/** The attributes that facets were made of. */
export function attributesOf(facets: readonly string[]): Record<string, string[]> {
  const pairs = facets.map((facet) => facet.split(':')).filter(([code]) => code !== 'brand')
  return Object.fromEntries(
    [...Map.groupBy(pairs, ([code = '']) => code)].map(([code, own]) => [code, own.map(([, value = '']) => value)]),
  )
}

/** What a product can be filtered by. */
export const facetsOf = ({ brand, attributes }: Pick<Listing, 'brand' | 'attributes'>): string[] => [
  `brand:${brand}`,
  ...Object.entries(attributes).flatMap(([code, values]) => values.map((value) => `${code}:${value}`)),
]
