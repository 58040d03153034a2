import type { Cart } from '#entities/cart/queries.ts'
import { type Selection, useSelection } from '#platform/selection.ts'
import { linesOf } from './edits.ts'

/** The lines marked while the cart is managed; separate from those ticked for buying. */
export type Marks = Selection

export const useMarks = (cart: Cart): Marks => useSelection(linesOf(cart).map(({ id }) => id))
