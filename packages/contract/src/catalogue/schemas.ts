import { z } from 'zod'
import { LINE_FEN_MAX } from '../core/constants.ts'
import { code, fen, id, pageOf, pageQuery, text } from '../core/fields.ts'
import { FACET_KINDS_MAX, FACET_VALUES_MAX, SEARCH_TEXT_MAX } from '../core/limits.ts'
import { picture } from '../core/pictures.ts'
import { searchFacets, searchReading } from '../search/schemas.ts'
import { freightHint } from '../shops/freight.ts'
import { businessLicence } from '../shops/licence.ts'
import { CALCULATORS, LOSS_PERCENT_MAX } from './quantity.ts'
import { makingRule } from './made-to-measure-schemas.ts'
import { UNITS } from './units.ts'

export const PRODUCT_SORTS = ['default', 'newest', 'sales', 'priceAsc', 'priceDesc'] as const
export const RETURN_RULES = [
  'seven-days',
  'seven-days-unopened',
  'whole-pack-only',
  'custom-no-return',
  'cut-no-return',
] as const
export const GUARANTEES = ['breakage', 'same-batch', 'upstairs', 'invoice', 'genuine', 'leftover'] as const

export const saleUnit = z.strictObject({
  step: z.enum(UNITS),
  stepThousandths: z.int().min(1),
  base: z.enum(UNITS),
  minSteps: z.int().min(1),
})

/** What one sale step holds, as far as it is known of this SKU. */
export const pack = z.strictObject({
  pieces: z.int().min(1),
  /** Area of a step in cm². */
  areaCm2: z.int().nullable(),
  /** What a step covers once it is worked as the basis says, for what is spread: paint, powder. */
  coverage: z.strictObject({ areaCm2: z.int().min(1), basis: z.string() }).nullable(),
  weightGrams: z.int(),
  volumeCm3: z.int(),
})
export type Pack = z.output<typeof pack>

/** How the quantity for an area is worked out, and what the maker adds for waste. */
export const calculator = z.strictObject({
  kind: z.enum(CALCULATORS),
  lossPercent: z.int().min(0).max(LOSS_PERCENT_MAX),
})
export type Calculator = z.output<typeof calculator>

export const category = z.strictObject({ code, parent: code.nullable(), level: z.int(), name: z.string(), picture })
export const stage = z.strictObject({ code, name: z.string(), hint: z.string() })
export const categoryTree = z.strictObject({ categories: z.array(category), stages: z.array(stage) })

/** A picture on top of the home page; it leads to the goods of one category or one stage. */
export const banner = z.strictObject({
  code,
  picture,
  title: z.string(),
  text: z.string(),
  target: z.strictObject({ kind: z.enum(['category', 'stage']), code }),
})
export const bannerList = z.array(banner).max(10)

export const shopBrief = z.strictObject({ id, name: z.string() })
/** How a shop is reached, as it entered it; empty where it entered nothing. */
export const shopContact = z.strictObject({ phone: z.string(), hours: z.string() })
/** The mean score of the goods in hundredths, 100 to 500, of so many reviews. */
export const rating = z.strictObject({ hundredths: z.int(), count: z.int() })

export const productCard = z.strictObject({
  id,
  title: z.string(),
  subtitle: z.string(),
  picture,
  /** The cheapest SKU's price for one sale step. */
  priceFen: fen,
  /** Whether SKUs exist that are dearer by the step. */
  hasDearer: z.boolean(),
  unit: saleUnit,
  /** The price that lists show, sort and filter by: the lowest of one `unit`, a ㎡ for what is compared by area. */
  shown: z.strictObject({ fen, unit: z.enum(UNITS), hasDearer: z.boolean() }),
  shop: shopBrief,
  /** Paid orders that hold some of it; whoever cancelled all of it does not count. */
  soldCount: z.int(),
  /** Null: nobody has reviewed it. */
  rating: rating.nullable(),
  isSoldOut: z.boolean(),
})

/** A switch in a query string: there or not. */
const given = z.literal('1').optional()
const price = z.coerce.number().int().min(0).max(LINE_FEN_MAX).optional()

/** Values to choose from, as they stand in an address. */
const FACETS = new RegExp(String.raw`^[a-z0-9-]+:[a-z0-9.-]+(,[a-z0-9-]+:[a-z0-9.-]+){0,${FACET_VALUES_MAX - 1}}$`)
const kindsOf = (facets: string): number => new Set(facets.split(',').map((facet) => facet.split(':')[0])).size

export const productQuery = z
  .strictObject({
    ...pageQuery,
    q: text(SEARCH_TEXT_MAX).optional(),
    category: code.optional(),
    stage: code.optional(),
    shopId: id.optional(),
    /** Values to choose from, `finish:matt,finish:gloss,brand:yanye`: any of one kind, and all kinds together. */
    facets: text(900)
      .regex(FACETS)
      .refine((facets) => kindsOf(facets) <= FACET_KINDS_MAX)
      .optional(),
    /** Of the price that cards show, in fen. */
    minFen: price,
    maxFen: price,
    inStock: given,
    /** The words as they stand: nothing is corrected, read as pinyin or left out. */
    literal: given,
    withFacets: given,
    /** What we recommend: the whole catalogue, best sold first, without what its buyers rate poorly. It comes alone. */
    recommended: given,
    sort: z.enum(PRODUCT_SORTS).default('default'),
  })
  .refine(
    ({ recommended, page: _page, size: _size, sort, ...narrowing }) =>
      recommended === undefined ||
      (sort === 'default' && Object.values(narrowing).every((value) => value === undefined)),
  )

export const productPage = pageOf(productCard).extend({
  reading: searchReading.optional(),
  facets: searchFacets.optional(),
})

export const sku = z.strictObject({
  id,
  code: z.string(),
  /** One value for each of the product's spec groups, in their order. */
  spec: z.array(z.string()),
  priceFen: fen,
  /** Sale steps that can be bought at once: of a product with lots, what the largest of them holds; pieces of what is made to measure. */
  available: z.int().min(0),
  picture,
  pack,
})

const named = z.strictObject({ code, name: z.string() })

/** What a listing says and its shop answers for: shown on the product's page, and stored for whoever has bought. */
export const listingText = {
  title: z.string(),
  subtitle: z.string(),
  brand: z.string(),
  categoryPath: z.array(named),
  gallery: z.array(picture),
  /** Shown before the pictures; the first of them stands for it until it plays. */
  video: z.strictObject({ src: z.string(), poster: picture }).nullable(),
  unit: saleUnit,
  specGroups: z.array(z.strictObject({ name: z.string(), values: z.array(z.string()) })),
  /** The comparable facts, in the caller's language; the maker's own follow as parameters. */
  attributes: z.array(z.strictObject({ code, name: z.string(), values: z.array(named) })),
  parameters: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  description: z.array(z.strictObject({ heading: z.string(), text: z.string() })),
  returnRule: z.enum(RETURN_RULES),
  guarantees: z.array(z.enum(GUARANTEES)),
  warranty: z.strictObject({ months: z.int(), text: z.string() }),
  delivery: z.enum(['express', 'large']),
  /** Days from payment in which the shop promises to ship; 0 where it promises none of its own. */
  leadDays: z.int(),
  /** Null: sold as it is. A quantity is then a count of pieces, and prices are of its unit. */
  madeToMeasure: makingRule.nullable(),
}

export const productDetail = z.strictObject({
  id,
  isOnSale: z.boolean(),
  stages: z.array(named),
  ...listingText,
  skus: z.array(sku),
  calculator: calculator.nullable(),
  /** Colour and batch differ: one order line gets all of its quantity of one lot. */
  hasLots: z.boolean(),
  soldCount: z.int(),
  shop: z.strictObject({
    id,
    name: z.string(),
    slogan: z.string(),
    logo: picture,
    city: z.string(),
    productCount: z.int(),
    contact: shopContact,
  }),
  /** For the smallest purchase of the lightest SKU. */
  freight: freightHint,
})

/** A shop as the head of its goods shows it. */
export const shopHead = z.strictObject({
  ...shopBrief.shape,
  slogan: z.string(),
  logo: picture,
  city: z.string(),
  /** How many products it has on sale. */
  productCount: z.int(),
  contact: shopContact,
  /** Of all its goods. */
  rating: rating.nullable(),
  /** For the least of what goes by its usual way, to the caller's usual address. */
  freight: freightHint,
  /** What its business licence says; null when the shop has not entered it. */
  licence: businessLicence.nullable(),
})
export const shopParams = z.strictObject({ id })

export const productParams = z.strictObject({ id })
/** To which of the caller's addresses freight is quoted; without one, or with one that is gone, to the usual one. */
export const productDetailQuery = z.strictObject({ addressId: id.optional() })
