import { readStored, writeStored } from '#platform/storage.ts'
import { createStore, useStore } from '#platform/store.ts'

/** How results are shown: large pictures in two columns, or rows that compare well. */
export type ListLayout = 'grid' | 'row'

const KEY = 'search-layout'
const store = createStore<ListLayout>(readStored(KEY) === 'row' ? 'row' : 'grid')

export const useListLayout = (): ListLayout => useStore(store)

/** Switches the results' layout and remembers it on this device. */
export function setListLayout(layout: ListLayout): void {
  writeStored(KEY, layout)
  store.set(layout)
}
