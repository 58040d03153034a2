import { CARD, type CardRow, pictureOf, unitOf } from './card.ts'
import { freightOf, RULES, type Rule } from './freight.ts'
import { type Queryable, first, statement } from './statement.ts'

interface Name {
  code: string
  name: string
  key: string
  keyName: string | null
}

interface Sku {
  id: string
  code: string
  spec: string[]
  priceFen: number
  available: number
  picture: string
  pieces: number
  areaCm2: number | null
  coverageCm2: number | null
  coverageBasis: string | null
  weightGrams: number
  volumeCm3: number
}

interface DetailRow extends CardRow {
  brand: string
  categories: Name[]
  stages: Name[]
  facts: Name[]
  gallery: string[]
  video: string | null
  spec_groups: unknown
  skus: Sku[]
  parameters: unknown
  description: unknown
  return_rule: string
  guarantees: string[]
  warranty_months: number
  warranty_text: string
  delivery: string
  lead_days: number
  made_to_measure: unknown
  calculator: unknown
  has_lots: boolean
  slogan: string
  logo: string
  city: string
  phone: string
  hours: string
  products: number
  measure: string
  rules: Rule[]
}

/** The names of some numbers, in their order. */
const namesOf = (
  ids: string,
): string => `(select coalesce(json_agg(json_build_object('code', code, 'name', name, 'key', key, 'keyName', key_name)
  order by u.nth), '[]') from unnest(${ids}) with ordinality u(id, nth) join baseline.names using (id))`

const detail = statement<DetailRow>(
  'detail',
  `select ${CARD}, d.brand, d.gallery, d.video, d.spec_groups, d.parameters, d.description, d.return_rule, d.guarantees, d.warranty_months,
    d.warranty_text, d.delivery, d.lead_days, d.made_to_measure, d.calculator, d.has_lots, s.slogan, s.logo, s.city, s.phone, s.hours, s.products,
    t.measure, ${RULES} as rules,
    ${namesOf('d.categories')} as categories, ${namesOf('d.stages')} as stages, ${namesOf('d.facts')} as facts,
    (select json_agg(json_build_object('id', id, 'code', code, 'spec', spec, 'priceFen', price_fen, 'available', available, 'picture', picture,
      'pieces', pieces, 'areaCm2', area_cm2, 'coverageCm2', coverage_cm2, 'coverageBasis', coverage_basis, 'weightGrams', weight_grams,
      'volumeCm3', volume_cm3) order by position) from baseline.skus where product = c.id) as skus
  from baseline.cards c join baseline.details d using (id) join baseline.shops s on s.id = c.shop join baseline.templates t on t.id = d.template
  where c.id = $1`,
)

const skuOf = ({ picture, pieces, areaCm2, coverageCm2, coverageBasis, weightGrams, volumeCm3, ...rest }: Sku) => ({
  ...rest,
  picture: pictureOf(picture),
  pack: {
    pieces,
    areaCm2,
    coverage: coverageCm2 === null ? null : { areaCm2: coverageCm2, basis: coverageBasis },
    weightGrams,
    volumeCm3,
  },
})

const named = ({ code, name }: Name) => ({ code, name })

const attributesOf = (facts: readonly Name[]) =>
  [...Map.groupBy(facts, ({ key }) => key)].map(([code, own]) => ({
    code,
    name: own[0]?.keyName,
    values: own.map(named),
  }))

/** Freight of the smallest order, without an address: from the cheapest place to the dearest. */
function freightFrom({ rules, measure, skus, unit_min_steps }: DetailRow) {
  const least = (of: (sku: Sku) => number): number => unit_min_steps * Math.min(...skus.map(of))
  const load = {
    pieces: unit_min_steps,
    grams: least(({ weightGrams }) => weightGrams),
    cm3: least(({ volumeCm3 }) => volumeCm3),
    fen: least(({ priceFen }) => priceFen),
  }
  const delivered = rules.filter(({ isDelivered }) => isDelivered)
  const fees = delivered.map((rule) => freightOf(rule, measure, load))
  const [leastFen, mostFen] = [Math.min(...fees), Math.max(...fees)]
  return {
    to: null,
    freightFen: leastFen,
    mostFen: mostFen > leastFen ? mostFen : null,
    isFrom: true,
    freeFromFen: common(delivered.map(({ freeFromFen }) => freeFromFen)),
    freeFromPieces: common(delivered.map(({ freeFromPieces }) => freeFromPieces)),
  }
}

/** What all of them are; null where they differ. */
const common = ([first = null, ...others]: readonly (number | null)[]): number | null =>
  others.every((other) => other === first) ? first : null

/** Everything that a product's page shows to a visitor. */
export async function getProduct(on: Queryable, id: string) {
  const row = first(await detail(on, [id]))
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    isOnSale: true,
    brand: row.brand,
    categoryPath: row.categories.map(named),
    stages: row.stages.map(named),
    gallery: row.gallery.map(pictureOf),
    video: row.video === null ? null : { src: `/files/${row.video}/video`, poster: pictureOf(row.picture) },
    unit: unitOf(row),
    specGroups: row.spec_groups,
    skus: row.skus.map(skuOf),
    attributes: attributesOf(row.facts),
    parameters: row.parameters,
    description: row.description,
    returnRule: row.return_rule,
    guarantees: row.guarantees,
    warranty: { months: row.warranty_months, text: row.warranty_text },
    delivery: row.delivery,
    leadDays: row.lead_days,
    madeToMeasure: row.made_to_measure,
    calculator: row.calculator,
    hasLots: row.has_lots,
    soldCount: row.sold_count,
    shop: {
      id: row.shop,
      name: row.shop_name,
      slogan: row.slogan,
      logo: pictureOf(row.logo),
      city: row.city,
      productCount: row.products,
      contact: { phone: row.phone, hours: row.hours },
    },
    freight: freightFrom(row),
  }
}
