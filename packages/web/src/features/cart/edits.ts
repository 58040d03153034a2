import type { Cart } from '#entities/cart/queries.ts'

export type CartShop = Cart['shops'][number]
export type CartLine = CartShop['lines'][number]

/** A change of the cart that the server has not confirmed yet. */
export type Edit =
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'select'; lineIds: readonly string[]; isSelected: boolean }
  | { kind: 'remove'; lineIds: readonly string[] }

/** All lines of a cart, including those that can no longer be bought. */
export const linesOf = ({ shops, invalid }: Cart): CartLine[] => [...shops.flatMap(({ lines }) => lines), ...invalid]

/** Whether a line can be ticked: not if the stock is below its quantity. */
export const canTick = ({ state }: CartLine): boolean => state === 'valid'

/** Whether a line goes to the checkout. */
export const isTaken = (line: CartLine): boolean => line.isSelected && canTick(line)

function editLine(line: CartLine, edit: Edit): CartLine | undefined {
  if (edit.kind === 'quantity') {
    if (line.id !== edit.lineId) return line
    return { ...line, quantity: edit.quantity, state: edit.quantity > line.available ? 'short' : 'valid' }
  }
  if (!edit.lineIds.includes(line.id)) return line
  return edit.kind === 'remove' ? undefined : { ...line, isSelected: edit.isSelected }
}

/** Applies pending edits to the cart, with its sums, to be shown before the server has confirmed them. */
export function withEdits(cart: Cart, edits: readonly Edit[]): Cart {
  if (edits.length === 0) return cart
  const after = (lines: readonly CartLine[]): CartLine[] =>
    lines.flatMap((line) =>
      edits.reduce<CartLine[]>((edited, edit) => edited.flatMap((one) => editLine(one, edit) ?? []), [line]),
    )
  const shops = cart.shops
    .map(({ lines, ...rest }) => ({ ...rest, lines: after(lines) }))
    .filter(({ lines }) => lines.length > 0)
  const taken = shops.flatMap(({ lines }) => lines).filter(isTaken)
  return {
    shops,
    invalid: after(cart.invalid),
    selectedCount: taken.length,
    selectedFen: taken.reduce((sum, { priceFen, quantity }) => sum + priceFen * quantity, 0),
  }
}
