import type { z } from 'zod'
import type { Fen } from '@zhujia/contract/core/money.ts'
import type { FreightMeasure, freightHint } from '@zhujia/contract/shops/freight.ts'

export interface FreightRule {
  /** GB/T 2260 codes; none: everywhere else. */
  regions: readonly string[]
  isDelivered: boolean
  firstAmount: number
  firstFen: Fen
  nextAmount: number
  nextFen: Fen
  freeFromFen: Fen | null
  freeFromPieces: number | null
}

export interface FreightTemplate {
  id: string
  name: string
  measure: FreightMeasure
  rules: readonly FreightRule[]
}

/** A load: sale steps, weight, volume and price, all whole numbers. */
export interface Load {
  pieces: number
  grams: number
  cm3: number
  goodsFen: Fen
}

const NOTHING: Load = { pieces: 0, grams: 0, cm3: 0, goodsFen: 0 }

const addLoads = (loads: readonly Load[]): Load =>
  loads.reduce(
    (sum, { pieces, grams, cm3, goodsFen }) => ({
      pieces: sum.pieces + pieces,
      grams: sum.grams + grams,
      cm3: sum.cm3 + cm3,
      goodsFen: sum.goodsFen + goodsFen,
    }),
    NOTHING,
  )

/** The quantity of a load by which a template charges. */
export const amountOf = (measure: FreightMeasure, { pieces, grams, cm3 }: Load): number =>
  ({ piece: pieces, weight: grams, volume: cm3 })[measure]

/**
 * The rule for a district: the most specific one that names it, its city or its province, else the one for everywhere else.
 * @returns undefined when nothing is delivered there
 */
export function ruleFor({ rules }: FreightTemplate, districtCode: string): FreightRule | undefined {
  const rest = rules.find(({ regions }) => regions.length === 0)
  const named = rules
    .map((rule) => ({ rule, closeness: closenessOf(rule, districtCode) }))
    .filter(({ closeness }) => closeness > 0)
  const [closest] = named.toSorted((a, b) => b.closeness - a.closeness)
  const rule = closest?.rule ?? rest
  return rule?.isDelivered ? rule : undefined
}

const closenessOf = ({ regions }: FreightRule, districtCode: string): number =>
  Math.max(0, ...regions.filter((code) => districtCode.startsWith(code)).map((code) => code.length))

/** Whether a load travels free: it meets every threshold that the rule sets, and the rule sets one. */
function isFree({ freeFromFen, freeFromPieces }: FreightRule, { goodsFen, pieces }: Load): boolean {
  if (freeFromFen === null && freeFromPieces === null) return false
  return goodsFen >= (freeFromFen ?? 0) && pieces >= (freeFromPieces ?? 0)
}

/** Freight by one rule, in whole fen: the first amount, then a fee for each further amount that is begun; 0 for an empty load. */
export function freightOf(rule: FreightRule, measure: FreightMeasure, load: Load): Fen {
  const amount = amountOf(measure, load)
  if (load.pieces === 0 || isFree(rule, load)) return 0
  // BigInt: the heaviest cart times the highest fee exceeds 2^53 before the limit of an order is checked.
  const beyond = BigInt(Math.max(0, amount - rule.firstAmount))
  const further = (beyond + BigInt(rule.nextAmount) - 1n) / BigInt(rule.nextAmount)
  return Number(BigInt(rule.firstFen) + further * BigInt(rule.nextFen))
}

/** Goods of one shop with one template. */
export interface Consignment<Item> {
  template: FreightTemplate
  items: Item[]
  load: Load
}

/** Groups goods by their template, in the order of first mention. The freight of a shop is the sum over the groups. */
export function consign<Item extends { templateId: string; load: Load }>(
  goods: readonly Item[],
  templates: ReadonlyMap<string, FreightTemplate>,
): Consignment<Item>[] {
  return [...Map.groupBy(goods, ({ templateId }) => templateId)].map(([id, items]) => {
    const template = templates.get(id)
    if (!template) throw new Error(`no freight template ${id}`)
    return { template, items, load: addLoads(items.map(({ load }) => load)) }
  })
}

/** A person's usual place of delivery. */
export interface Destination {
  district: string
  districtCode: string
}

type Part = Pick<Consignment<unknown>, 'template' | 'load'>

/**
 * Where goods may go to: a district, or without one every place that pays differently, which is each region that a template names,
 * without the smaller ones in it, and everywhere else (as no code: no region begins it).
 */
const placesOf = (parts: readonly Part[], districtCode: string | null): readonly string[] =>
  districtCode === null
    ? [...new Set(['', ...parts.flatMap(({ template }) => template.rules.flatMap(({ regions }) => regions))])]
    : [districtCode]

/** What the cheapest and the dearest place pay; both are the same where the district is known. */
export interface FreightRange {
  leastFen: Fen
  mostFen: Fen
}

/**
 * The freight of goods together to a district, or without one to all places that get all of them; undefined when one gets none. It is
 * summed place by place: what one template asks in Tibet and another one in Xinjiang nobody pays together.
 */
export function freightRange(parts: readonly Part[], districtCode: string | null): FreightRange | undefined {
  const prices = placesOf(parts, districtCode).flatMap((place) => freightTo(parts, place) ?? [])
  if (prices.length > 0) return { leastFen: Math.min(...prices), mostFen: Math.max(...prices) }
  return districtCode === null && parts.length > 1 ? rangeApart(parts) : undefined
}

/** No place gets all of the goods: they are ordered apart, each where it is delivered. */
function rangeApart(parts: readonly Part[]): FreightRange | undefined {
  const ranges = parts.flatMap((part) => freightRange([part], null) ?? [])
  if (ranges.length < parts.length) return undefined
  return { leastFen: sum(ranges.map(({ leastFen }) => leastFen)), mostFen: sum(ranges.map(({ mostFen }) => mostFen)) }
}

/** The freight of goods together to one place; undefined when any of them is not delivered there. */
function freightTo(parts: readonly Part[], place: string): Fen | undefined {
  const fees = parts.flatMap(({ template, load }) => {
    const rule = ruleFor(template, place)
    return rule ? [freightOf(rule, template.measure, load)] : []
  })
  return fees.length === parts.length ? sum(fees) : undefined
}

/** The rules by which goods may travel: the one of a district, or without one all that deliver. */
const rulesTo = ({ template }: Part, districtCode: string | null): readonly FreightRule[] =>
  districtCode === null
    ? template.rules.filter(({ isDelivered }) => isDelivered)
    : [ruleFor(template, districtCode) ?? []].flat()

/** What the dearest place pays, where not all pay the same. */
const mostOf = (range: FreightRange | undefined): Fen | null =>
  range === undefined || range.mostFen === range.leastFen ? null : range.mostFen

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/**
 * The freight of goods that are not ordered yet. Without a destination it is a range that holds it for every address; `grows`
 * says that the goods are the smallest order.
 */
export function hintOf(
  goods: readonly Consignment<unknown>[],
  to: Destination | undefined,
  grows: boolean,
): z.output<typeof freightHint> {
  const districtCode = to?.districtCode ?? null
  const parts = goods.map((part) => ({ ...part, rules: rulesTo(part, districtCode) }))
  const range = freightRange(goods, districtCode)
  return {
    to: to?.district ?? null,
    freightFen: range?.leastFen ?? null,
    mostFen: mostOf(range),
    isFrom:
      to === undefined ||
      (grows && parts.some(({ rules, load }) => rules.some((rule) => rule.nextFen > 0 && !isFree(rule, load)))),
    ...freeFrom(parts.flatMap(({ rules }) => rules)),
  }
}

/** The threshold from which goods are delivered free, where all rules have the same. */
function freeFrom([first, ...others]: readonly FreightRule[]): Pick<FreightRule, 'freeFromFen' | 'freeFromPieces'> {
  const isOne = others.every(
    ({ freeFromFen, freeFromPieces }) => freeFromFen === first?.freeFromFen && freeFromPieces === first.freeFromPieces,
  )
  if (!first || !isOne) return { freeFromFen: null, freeFromPieces: null }
  return { freeFromFen: first.freeFromFen, freeFromPieces: first.freeFromPieces }
}
