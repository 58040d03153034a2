import { useState } from 'react'

/** The selected rows of a list that is being edited. */
export interface Selection {
  ids: ReadonlySet<string>
  count: number
  isAll: boolean
  mark: (ids: readonly string[], isMarked: boolean) => void
  markAll: (isMarked: boolean) => void
}

/** Marks on the rows of a list, by their ids; those of rows that are gone do not count. */
export function useSelection(all: readonly string[]): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const ids = new Set(all.filter((id) => marked.has(id)))
  const mark = (some: readonly string[], isMarked: boolean) =>
    setMarked(isMarked ? new Set([...ids, ...some]) : new Set([...ids].filter((id) => !some.includes(id))))
  return {
    ids,
    count: ids.size,
    isAll: all.length > 0 && ids.size === all.length,
    mark,
    markAll: (isMarked) => mark(all, isMarked),
  }
}

/** Sends ids in several calls, one after the other, as the server's limit requires. */
export async function inBatches(
  ids: readonly string[],
  most: number,
  send: (ids: string[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += most) await send(ids.slice(start, start + most))
}
