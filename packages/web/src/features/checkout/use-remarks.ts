import { useState } from 'react'
import { readTabStored, writeTabStored } from '#platform/tab-storage.ts'
import type { Quote } from './queries.ts'

export interface Remarks {
  textFor: (shopId: string) => string
  set: (shopId: string, text: string) => void
  /** Those for the shops of a quote, as they are sent. */
  of: (quote: Quote) => { shopId: string; text: string }[]
  forget: () => void
}

const KEY = 'remarks'

function keptTexts(): Readonly<Record<string, string>> {
  const kept = readTabStored(KEY)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** What the buyer tells each shop with the order. It survives a reload, and is gone with the order, the sign-out or the browser tab. */
export function useRemarks(): Remarks {
  const [texts, setTexts] = useState(keptTexts)
  const keep = (next: Readonly<Record<string, string>>) => {
    setTexts(next)
    writeTabStored(KEY, Object.keys(next).length > 0 ? next : undefined)
  }
  const textFor = (shopId: string) => texts[shopId] ?? ''
  return {
    textFor,
    set: (shopId, text) => keep({ ...texts, [shopId]: text }),
    of: ({ shops }) =>
      shops.map(({ shop }) => ({ shopId: shop.id, text: textFor(shop.id).trim() })).filter(({ text }) => text !== ''),
    forget: () => keep({}),
  }
}
