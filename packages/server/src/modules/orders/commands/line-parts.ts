import { type LinePart, openOf, takesAll } from '@zhujia/contract/orders/open-parts.ts'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import type { TakenLine, OrderLine } from '../repository.ts'

/** Everything of these lines that is neither shipped nor cancelled. */
export const openParts = (lines: readonly OrderLine[]): TakenLine[] =>
  lines.map((line) => ({ line, quantity: openOf(line) })).filter(({ quantity }) => quantity > 0)

/** What was asked for of an order's lines, each line once; refused when it is more than is open, 404 when a line is none of them. */
export function wantedParts(
  ctx: Ctx<'TOO_MUCH'>,
  lines: readonly OrderLine[],
  wanted: readonly LinePart[],
): TakenLine[] {
  const sums = new Map<string, number>()
  for (const { lineId, quantity } of wanted) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity)
  return [...sums].map(([lineId, quantity]) => {
    const line = lines.find(({ id }) => id === lineId) ?? notFound()
    return quantity <= openOf(line) ? { line, quantity } : ctx.refuse('TOO_MUCH')
  })
}

/** The parts without their lines, as the contract's rules take them. */
export const partsOf = (parts: readonly TakenLine[]): LinePart[] =>
  parts.map(({ line, quantity }) => ({ lineId: line.id, quantity }))

/** Whether nothing is left to be shipped once these parts are taken. */
export const takesAllOf = (lines: readonly OrderLine[], parts: readonly TakenLine[]): boolean =>
  takesAll(lines, partsOf(parts))
