import { useState } from 'react'
import type { Quote } from './queries.ts'

export interface Remarks {
  textFor: (shopId: string) => string
  set: (shopId: string, text: string) => void
  /** Those for the shops of a quote, as they are sent. */
  of: (quote: Quote) => { shopId: string; text: string }[]
  forget: () => void
}

/** What the buyer tells each shop with the order. */
export function useRemarks(): Remarks {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const textFor = (shopId: string) => texts[shopId] ?? ''
  return {
    textFor,
    set: (shopId, text) => setTexts({ ...texts, [shopId]: text }),
    of: ({ shops }) => shops.map(({ shop }) => ({ shopId: shop.id, text: textFor(shop.id).trim() })).filter(({ text }) => text !== ''),
    forget: () => setTexts({}),
  }
}
