import { openOf, takesAll } from '@zhujia/contract/orders/open-parts.ts'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import type { LinePart, OrderLine } from '../repository.ts'

/** Everything of these lines that is neither shipped nor cancelled. */
export const openParts = (lines: readonly OrderLine[]): LinePart[] =>
  lines.map((line) => ({ line, quantity: openOf(line) })).filter(({ quantity }) => quantity > 0)

/** What was asked for of an order's lines, each line once; refused when it is more than is open, 404 when a line is none of them. */
export function wantedParts(
  ctx: Ctx<'TOO_MUCH'>,
  lines: readonly OrderLine[],
  wanted: readonly { lineId: string; quantity: number }[],
): LinePart[] {
  const sums = new Map<string, number>()
  for (const { lineId, quantity } of wanted) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity)
  return [...sums].map(([lineId, quantity]) => {
    const line = lines.find(({ id }) => id === lineId) ?? notFound()
    return quantity <= openOf(line) ? { line, quantity } : ctx.refuse('TOO_MUCH')
  })
}

/** Whether nothing is left to be shipped once these parts are taken. */
export const takesAllOf = (lines: readonly OrderLine[], parts: readonly LinePart[]): boolean =>
  takesAll(
    lines,
    parts.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
  )
