import { useState } from 'react'
import { type Cart, linesOf } from './edits.ts'

/** What is marked for deletion while the cart is managed; apart from what is ticked for buying. */
export interface Marks {
  ids: ReadonlySet<string>
  count: number
  isAll: boolean
  mark: (lineIds: readonly string[], isMarked: boolean) => void
  markAll: (isMarked: boolean) => void
}

/** Marks on the cart's lines; those of lines that are gone do not count. */
export function useMarks(cart: Cart): Marks {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const all = linesOf(cart).map(({ id }) => id)
  const ids = new Set(all.filter((id) => marked.has(id)))
  const mark = (lineIds: readonly string[], isMarked: boolean) =>
    setMarked(isMarked ? new Set([...ids, ...lineIds]) : new Set([...ids].filter((id) => !lineIds.includes(id))))
  return {
    ids,
    count: ids.size,
    isAll: all.length > 0 && ids.size === all.length,
    mark,
    markAll: (isMarked) => mark(all, isMarked),
  }
}
