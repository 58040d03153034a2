import { createHash } from 'node:crypto'
import { pictureOf, type UnitRow, unitOf } from './card.ts'
import { amountOf, freightOf, type Load, RULES, type Rule, ruleFor } from './freight.ts'
import { type Queryable, statement } from './statement.ts'

export interface Wanted {
  skuId: string
  quantity: number
}

interface PricedRow extends UnitRow {
  person: string
  address: object
  district_code: string
  sku: string
  product: string
  title: string
  spec: string[]
  picture: string
  price_fen: number
  return_rule: string
  lead_days: number
  weight_grams: number
  volume_cm3: number
  shop: string
  shop_name: string
  commission_bp: number
  template: string
  template_name: string
  measure: string
  rules: Rule[]
}

const priced = statement<PricedRow>(
  'priced',
  `select a.person, a.address, a.district_code, k.id as sku, k.product, c.title, k.spec, k.picture, k.price_fen, k.weight_grams, k.volume_cm3,
    c.unit_step, c.unit_step_thousandths, c.unit_base, c.unit_min_steps, d.return_rule, d.lead_days, s.id as shop, s.name as shop_name,
    s.commission_bp, t.id as template, t.name as template_name, t.measure, ${RULES} as rules
  from baseline.sessions session join baseline.addresses a on a.person = session.person and a.id = $2
  cross join unnest($3::uuid[]) with ordinality wanted(sku, nth)
  join baseline.skus k on k.id = wanted.sku join baseline.cards c on c.id = k.product join baseline.details d on d.id = k.product
  join baseline.shops s on s.id = c.shop join baseline.templates t on t.id = d.template
  where session.token_hash = $1 order by nth`,
)

export interface QuotedLine {
  row: PricedRow
  quantity: number
  totalFen: number
}

export interface QuotedShop {
  shop: { id: string; name: string }
  lines: QuotedLine[]
  goodsFen: number
  freight: { template: PricedRow; amount: number; skuIds: string[]; freightFen: number }[]
  freightFen: number
  totalFen: number
  commissionFen: number
}

export interface Quote {
  person: string
  address: object
  shops: QuotedShop[]
  totalFen: number
  token: string
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

const loadOf = (lines: readonly QuotedLine[]): Load => ({
  pieces: sum(lines, ({ quantity }) => quantity),
  grams: sum(lines, ({ row, quantity }) => row.weight_grams * quantity),
  cm3: sum(lines, ({ row, quantity }) => row.volume_cm3 * quantity),
  fen: sum(lines, ({ totalFen }) => totalFen),
})

function freightBy(lines: readonly QuotedLine[]): QuotedShop['freight'] {
  return [...Map.groupBy(lines, ({ row }) => row.template).values()].flatMap((own) => {
    const template = own[0]?.row
    if (!template) return []
    const { measure, rules, district_code } = template
    const load = loadOf(own)
    const skuIds = own.map(({ row }) => row.sku)
    const freightFen = freightOf(ruleFor(rules, district_code), measure, load)
    return [{ template, amount: amountOf(measure, load), skuIds, freightFen }]
  })
}

function shopOf(id: string, lines: QuotedLine[]): QuotedShop {
  const goodsFen = sum(lines, ({ totalFen }) => totalFen)
  const freight = freightBy(lines)
  const freightFen = sum(freight, (part) => part.freightFen)
  const commissionFen = Math.round((goodsFen * (lines[0]?.row.commission_bp ?? 0)) / 10_000)
  const shop = { id, name: lines[0]?.row.shop_name ?? '' }
  return { shop, lines, goodsFen, freight, freightFen, totalFen: goodsFen + freightFen, commissionFen }
}

/** What some SKUs cost now, delivered to an address; one statement. */
export async function quoteNow(
  on: Queryable,
  tokenHash: Buffer,
  { lines, addressId }: { lines: readonly Wanted[]; addressId: string },
): Promise<Quote> {
  const rows = await priced(on, [tokenHash, addressId, lines.map(({ skuId }) => skuId)])
  const quoted = rows.map((row, place) => {
    const quantity = lines[place]?.quantity ?? 0
    return { row, quantity, totalFen: row.price_fen * quantity }
  })
  const shops = [...Map.groupBy(quoted, ({ row }) => row.shop)].map(([id, own]) => shopOf(id, own))
  const totalFen = sum(shops, (shop) => shop.totalFen)
  const terms = [addressId, lines, quoted.map((line) => line.totalFen), totalFen]
  const token = createHash('sha256').update(JSON.stringify(terms)).digest('base64url')
  return { person: rows[0]?.person ?? '', address: rows[0]?.address ?? {}, shops, totalFen, token }
}

const lineOf = ({ row, quantity, totalFen }: QuotedLine) => ({
  skuId: row.sku,
  productId: row.product,
  title: row.title,
  spec: row.spec,
  measures: null,
  picture: pictureOf(row.picture),
  unit: unitOf(row),
  quantity,
  priceFen: row.price_fen,
  totalFen,
  returnRule: row.return_rule,
  leadDays: row.lead_days,
})

/** The quote as the page of confirming shows it. */
export const presentQuote = ({ shops, totalFen, token }: Quote) => ({
  shops: shops.map(({ shop, lines, goodsFen, freightFen, freight, totalFen: shopFen }) => ({
    shop,
    lines: lines.map(lineOf),
    goodsFen,
    freightFen,
    freight: freight.map(({ template, amount, skuIds, freightFen: partFen }) => ({
      name: template.template_name,
      measure: template.measure,
      amount,
      skuIds,
      freightFen: partFen,
    })),
    totalFen: shopFen,
  })),
  totalFen,
  quoteToken: token,
})
