import { type Selection, useSelection } from '#platform/selection.ts'
import { type Cart, linesOf } from './edits.ts'

/** What is marked while the cart is managed; apart from what is ticked for buying. */
export type Marks = Selection

export const useMarks = (cart: Cart): Marks => useSelection(linesOf(cart).map(({ id }) => id))
