import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Quote } from '#entities/orders/queries.ts'

const sumOf = (quote: Quote, fenOf: (part: Quote['shops'][number]) => Fen): Fen =>
  quote.shops.reduce((sum, part) => sum + fenOf(part), 0)

/** How much more the dearest place pays than the cheapest, of one shop's part; nothing once there is an address. */
export const rangeOf = ({ freightFen, mostFreightFen }: Quote['shops'][number]): Fen =>
  (mostFreightFen ?? freightFen) - freightFen

/** The other end of a sum's range, if it is one. */
export const mostOf = (fen: Fen, range: Fen): Fen | null => (range > 0 ? fen + range : null)

/** The sums of a quote over all shops; `rangeFen` is how much more the dearest place pays. */
export const sumsOf = (quote: Quote) => ({
  goodsFen: sumOf(quote, ({ goodsFen }) => goodsFen),
  freightFen: sumOf(quote, ({ freightFen }) => freightFen),
  rangeFen: sumOf(quote, rangeOf),
})
