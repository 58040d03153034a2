import { z } from 'zod'
import { LINE_FEN_MAX, QUANTITY_MAX } from '../core/constants.ts'
import { code, fen, id, pageOf, pageQuery, queryNumber, text } from '../core/fields.ts'
import { FACET_KINDS_MAX, FACET_VALUES_MAX, MEASURES_TEXT_MAX, SEARCH_TEXT_MAX } from '../core/limits.ts'
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

/** The contents of one sale step of a SKU, as far as known. */
export const pack = z.strictObject({
  pieces: z.int().min(1),
  /** Area of a step in cm². */
  areaCm2: z.int().nullable(),
  /** The area that a step covers when worked as `basis` says, for paint and powder. */
  coverage: z.strictObject({ areaCm2: z.int().min(1), basis: z.string() }).nullable(),
  weightGrams: z.int(),
  volumeCm3: z.int(),
})
export type Pack = z.output<typeof pack>

/** How the quantity for an area is calculated, and the maker's percentage for waste. */
export const calculator = z.strictObject({
  kind: z.enum(CALCULATORS),
  lossPercent: z.int().min(0).max(LOSS_PERCENT_MAX),
})
export type Calculator = z.output<typeof calculator>

export const category = z.strictObject({ code, parent: code.nullable(), level: z.int(), name: z.string(), picture })
export const stage = z.strictObject({ code, name: z.string(), hint: z.string() })
export const categoryTree = z.strictObject({ categories: z.array(category), stages: z.array(stage) })

/** A banner of the home page; it links to the products of one category or stage. */
export const banner = z.strictObject({
  code,
  picture,
  title: z.string(),
  text: z.string(),
  target: z.strictObject({ kind: z.enum(['category', 'stage']), code }),
})
export const bannerList = z.array(banner).max(10)

export const shopBrief = z.strictObject({ id, name: z.string() })
/** The contact of a shop, as it entered it; empty where it entered nothing. */
export const shopContact = z.strictObject({ phone: z.string(), hours: z.string() })
/** The mean score of the goods in hundredths, 100 to 500, and the number of reviews. */
export const rating = z.strictObject({ hundredths: z.int(), count: z.int() })

export const productCard = z.strictObject({
  id,
  title: z.string(),
  subtitle: z.string(),
  picture,
  /** The cheapest SKU's price for one sale step. */
  priceFen: fen,
  /** Whether other SKUs have a higher price of a step. */
  hasDearer: z.boolean(),
  unit: saleUnit,
  /** The price that lists show, sort and filter by: the lowest price of one `unit`; a ㎡ for goods compared by area. */
  shown: z.strictObject({ fen, unit: z.enum(UNITS), hasDearer: z.boolean() }),
  shop: shopBrief,
  /** Paid orders with this product; those that cancelled all of it do not count. */
  soldCount: z.int(),
  /** Null: no reviews. */
  rating: rating.nullable(),
  isSoldOut: z.boolean(),
})

/** A switch in a query string: present or absent. */
const given = z.literal('1').optional()
const price = queryNumber(0, LINE_FEN_MAX).optional()

/** Filter values, as in a URL. */
const FACETS = new RegExp(String.raw`^[a-z0-9-]+:[a-z0-9.-]+(,[a-z0-9-]+:[a-z0-9.-]+){0,${FACET_VALUES_MAX - 1}}$`)
const kindsOf = (facets: string): number => new Set(facets.split(',').map((facet) => facet.split(':')[0])).size

export const productQuery = z
  .strictObject({
    ...pageQuery,
    q: text(SEARCH_TEXT_MAX).optional(),
    category: code.optional(),
    stage: code.optional(),
    shopId: id.optional(),
    /** Filter values, `finish:matt,finish:gloss,brand:yanye`: any value of a kind, and all kinds together. */
    facets: text(900)
      .regex(FACETS)
      .refine((facets) => kindsOf(facets) <= FACET_KINDS_MAX)
      .optional(),
    /** Limits of the shown price, in fen. */
    minFen: price,
    maxFen: price,
    inStock: given,
    /** The words exactly as typed: nothing is corrected, read as pinyin or left out. */
    literal: given,
    withFacets: given,
    /** Recommended products: the whole catalogue by sales, without poorly rated ones. Cannot be combined. */
    recommended: given,
    sort: z.enum(PRODUCT_SORTS).default('default'),
  })
  .refine(
    ({ recommended, page: _page, size: _size, sort, ...narrowing }) =>
      recommended === undefined ||
      (sort === 'default' && Object.values(narrowing).every((value) => value === undefined)),
  )

/** A product in a list of results. */
const foundProduct = productCard.extend({
  /** It follows what the words name: another kind of goods that has the words, or goods of the same kind without them. */
  isRelated: z.literal(true).optional(),
})

export const productPage = pageOf(foundProduct).extend({
  reading: searchReading.optional(),
  facets: searchFacets.optional(),
})

export const sku = z.strictObject({
  id,
  code: z.string(),
  /** One value for each of the product's spec groups, in their order. */
  spec: z.array(z.string()),
  priceFen: fen,
  /** Sale steps that one order can buy: of a product with lots, the largest lot; pieces for goods made to measure. */
  available: z.int().min(0),
  picture,
  pack,
})

const named = z.strictObject({ code, name: z.string() })

/** The content of a listing, for which its shop is responsible: shown on the product's page and stored with orders. */
export const listingText = {
  title: z.string(),
  subtitle: z.string(),
  brand: z.string(),
  categoryPath: z.array(named),
  gallery: z.array(picture),
  /** Shown before the pictures; the first picture is its poster. */
  video: z.strictObject({ src: z.string(), poster: picture }).nullable(),
  unit: saleUnit,
  specGroups: z.array(z.strictObject({ name: z.string(), values: z.array(z.string()) })),
  /** The attributes, in the caller's language; the maker's own facts are `parameters`. */
  attributes: z.array(z.strictObject({ code, name: z.string(), values: z.array(named) })),
  parameters: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  description: z.array(z.strictObject({ heading: z.string(), text: z.string() })),
  returnRule: z.enum(RETURN_RULES),
  guarantees: z.array(z.enum(GUARANTEES)),
  warranty: z.strictObject({ months: z.int(), text: z.string() }),
  delivery: z.enum(['express', 'large']),
  /** The lead time in days from payment; 0 where the shop promises none. */
  leadDays: z.int(),
  /** Null: not made to measure. Otherwise a quantity counts pieces, and prices are of the rule's unit. */
  madeToMeasure: makingRule.nullable(),
}

export const productDetail = z.strictObject({
  id,
  isOnSale: z.boolean(),
  stages: z.array(named),
  ...listingText,
  /** `label`: the name in the caller's language; null where there is no word for it, then it is Chinese. Values are as the shop wrote them. */
  specGroups: z.array(z.strictObject({ name: z.string(), label: z.string().nullable(), values: z.array(z.string()) })),
  skus: z.array(sku),
  calculator: calculator.nullable(),
  /** Whether stock has lots; an order line then comes from one lot. */
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

/** A shop, for the head of its product list. */
export const shopHead = z.strictObject({
  ...shopBrief.shape,
  slogan: z.string(),
  logo: picture,
  city: z.string(),
  /** How many products it has on sale. */
  /** The security deposit that it has paid and that is held now; 0 for none. */
  depositFen: fen,
  productCount: z.int(),
  contact: shopContact,
  /** Of all its goods. */
  rating: rating.nullable(),
  /** For the smallest load by its default template, to the caller's default address. */
  freight: freightHint,
  /** What its business licence says; null when the shop has not entered it. */
  licence: businessLicence.nullable(),
})
export const shopParams = z.strictObject({ id })

export const productParams = z.strictObject({ id })
/** The caller's address for the freight; absent or deleted: the default one. */
export const productDetailQuery = z.strictObject({ addressId: id.optional() })

/** A quantity of one SKU of a product to an address of the caller, absent: to the default one; for what is made to measure, of pieces with these measures as `measuresText` writes them. */
export const productFreightQuery = z.strictObject({
  ...productDetailQuery.shape,
  skuId: id,
  quantity: queryNumber(1, QUANTITY_MAX),
  measures: text(MEASURES_TEXT_MAX).optional(),
})
/** Its freight, with what was asked. */
export const productFreight = z.strictObject({ skuId: id, quantity: z.int(), ...freightHint.shape })
