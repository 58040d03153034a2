export interface Rule {
  regions: string[]
  isDelivered: boolean
  firstAmount: number
  firstFen: number
  nextAmount: number
  nextFen: number
  freeFromFen: number | null
  freeFromPieces: number | null
}

export interface Load {
  pieces: number
  grams: number
  cm3: number
  fen: number
}

/** A template's rules as a column of a statement that has its id as `template`. */
export const RULES = `(select json_agg(json_build_object('regions', regions, 'isDelivered', is_delivered, 'firstAmount', first_amount,
  'firstFen', first_fen, 'nextAmount', next_amount, 'nextFen', next_fen, 'freeFromFen', free_from_fen, 'freeFromPieces', free_from_pieces)
  order by position) from baseline.rules where rules.template = t.id)`

/** The rule with the longest region that contains a district. */
export function ruleFor(rules: readonly Rule[], district: string): Rule {
  const fits = rules
    .filter(({ isDelivered, regions }) => isDelivered && regions.length === 0)
    .concat(rules.filter(({ regions }) => regions.some((code) => district.startsWith(code))))
    .map((rule) => ({ rule, length: Math.max(0, ...rule.regions.map((code) => code.length)) }))
  const best = fits.toSorted((a, b) => b.length - a.length)[0]?.rule ?? rules.find(({ isDelivered }) => isDelivered)
  if (!best) throw new Error('nothing is delivered there')
  return best
}

export const amountOf = (measure: string, { pieces, grams, cm3 }: Load): number =>
  measure === 'piece' ? pieces : measure === 'weight' ? grams : cm3

export const isFree = ({ freeFromFen, freeFromPieces }: Rule, { fen, pieces }: Load): boolean =>
  (freeFromFen !== null || freeFromPieces !== null) && fen >= (freeFromFen ?? 0) && pieces >= (freeFromPieces ?? 0)

/** What a load costs by a rule, in fen. */
export const freightOf = (rule: Rule, measure: string, load: Load): number =>
  isFree(rule, load)
    ? 0
    : rule.firstFen +
      Math.ceil(Math.max(0, amountOf(measure, load) - rule.firstAmount) / rule.nextAmount) * rule.nextFen
