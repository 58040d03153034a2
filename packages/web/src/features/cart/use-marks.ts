import type { Cart } from '#entities/cart/queries.ts'
import { type Selection, useSelection } from '#platform/selection.ts'
import { linesOf } from './edits.ts'

/** What is marked while the cart is managed; apart from what is ticked for buying. */
export type Marks = Selection

export const useMarks = (cart: Cart): Marks => useSelection(linesOf(cart).map(({ id }) => id))
