import { useState } from 'react'
import type { Quote } from '#entities/orders/queries.ts'
import { readTabStored, writeTabStored } from '#platform/tab-storage.ts'

export interface Remarks {
  textFor: (shopId: string) => string
  set: (shopId: string, text: string) => void
  /** The remarks to the shops of a quote, as the request has them. */
  of: (quote: Quote) => { shopId: string; text: string }[]
  forget: () => void
}

const KEY = 'remarks'

function savedTexts(): Readonly<Record<string, string>> {
  const saved = readTabStored(KEY)
  if (typeof saved !== 'object' || saved === null) return {}
  return Object.fromEntries(
    Object.entries(saved).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The buyer's remarks to each shop. They survive a reload, and are removed with the order, at sign-out or with the browser tab. */
export function useRemarks(): Remarks {
  const [texts, setTexts] = useState(savedTexts)
  const save = (next: Readonly<Record<string, string>>) => {
    setTexts(next)
    writeTabStored(KEY, Object.keys(next).length > 0 ? next : undefined)
  }
  const textFor = (shopId: string) => texts[shopId] ?? ''
  return {
    textFor,
    set: (shopId, text) => save({ ...texts, [shopId]: text }),
    of: ({ shops }) =>
      shops.map(({ shop }) => ({ shopId: shop.id, text: textFor(shop.id).trim() })).filter(({ text }) => text !== ''),
    forget: () => save({}),
  }
}
