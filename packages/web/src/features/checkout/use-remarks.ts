import { lineKey } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { useState } from 'react'
import type { Quote, QuotedShop } from '#entities/orders/queries.ts'
import { readTabStored, writeTabStored } from '#platform/tab-storage.ts'

export interface Remarks {
  textFor: (part: QuotedShop) => string
  set: (part: QuotedShop, text: string) => void
  /** The remarks to the shops of a quote, as the request has them. */
  of: (quote: Quote) => { shopId: string; text: string }[]
  /** Removes those of a quote that has become an order. */
  forget: (quote: Quote) => void
}

const KEY = 'remarks'
/** So many remarks are saved, the latest. */
const REMARKS_MAX = 20

/** What a remark is about: a shop and these goods in these measures, in any quantity. A remark for a door is none for tiles. */
const subjectOf = ({ shop, lines }: QuotedShop): string => [shop.id, ...lines.map(lineKey).toSorted()].join(' ')

function savedTexts(): Readonly<Record<string, string>> {
  const saved = readTabStored(KEY)
  if (typeof saved !== 'object' || saved === null) return {}
  return Object.fromEntries(
    Object.entries(saved).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The buyer's remarks to each shop on its goods. They survive a reload, and are removed with the order, at sign-out or with the browser tab. */
export function useRemarks(): Remarks {
  const [texts, setTexts] = useState(savedTexts)
  const save = (next: readonly [string, string][]) => {
    const saved = Object.fromEntries(next.filter(([, text]) => text !== '').slice(-REMARKS_MAX))
    setTexts(saved)
    writeTabStored(KEY, Object.keys(saved).length > 0 ? saved : undefined)
  }
  const without = (subjects: readonly string[]) =>
    Object.entries(texts).filter(([subject]) => !subjects.includes(subject))
  const textFor = (part: QuotedShop) => texts[subjectOf(part)] ?? ''
  return {
    textFor,
    set: (part, text) => save([...without([subjectOf(part)]), [subjectOf(part), text]]),
    of: ({ shops }) =>
      shops.map((part) => ({ shopId: part.shop.id, text: textFor(part).trim() })).filter(({ text }) => text !== ''),
    forget: ({ shops }) => save(without(shops.map(subjectOf))),
  }
}
