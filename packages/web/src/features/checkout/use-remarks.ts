import { lineKey } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { REMARK_MAX } from '@zhujia/contract/core/limits.ts'
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

/** A remark and what it is about: a shop and goods in their measures, in any quantity. */
interface Remark {
  shopId: string
  goods: readonly string[]
  text: string
}

const KEY = 'remarks'
/** So many remarks are saved, the latest. */
const REMARKS_MAX = 20

const goodsOf = ({ lines }: QuotedShop): string[] => lines.map(lineKey)

/** It is about some of these goods: one for a door is none for tiles, and stays when the glue beside the door is left out. */
const isAbout =
  (part: QuotedShop) =>
  ({ shopId, goods }: Remark): boolean =>
    shopId === part.shop.id && goodsOf(part).some((key) => goods.includes(key))

/** What is left of a remark once these goods have another one or are ordered: the rest of its goods keep it. */
const besides =
  (part: QuotedShop) =>
  (remark: Remark): Remark[] => {
    if (remark.shopId !== part.shop.id) return [remark]
    const goods = remark.goods.filter((key) => !goodsOf(part).includes(key))
    return goods.length > 0 ? [{ ...remark, goods }] : []
  }

/** What was written for goods that are now ordered together, the oldest first; too long for one remark, the latest that fit. */
function joined(texts: readonly string[]): string {
  const distinct = [...new Set(texts)]
  const whole = distinct.join('\n')
  return whole.length <= REMARK_MAX || distinct.length < 2 ? whole : joined(distinct.slice(1))
}

const isRemark = (value: unknown): value is Remark =>
  typeof value === 'object' &&
  value !== null &&
  'shopId' in value &&
  typeof value.shopId === 'string' &&
  'goods' in value &&
  Array.isArray(value.goods) &&
  'text' in value &&
  typeof value.text === 'string'

function savedRemarks(): Remark[] {
  const saved = readTabStored(KEY)
  return Array.isArray(saved) ? saved.filter(isRemark) : []
}

/** The buyer's remarks to each shop on its goods: each of its goods keeps the latest that was written for it. They survive a reload, and are removed with the order, at sign-out or with the browser tab. */
export function useRemarks(): Remarks {
  const [remarks, setRemarks] = useState(savedRemarks)
  const save = (next: readonly Remark[]) => {
    const saved = next.filter(({ text }) => text !== '').slice(-REMARKS_MAX)
    setRemarks(saved)
    writeTabStored(KEY, saved.length > 0 ? saved : undefined)
  }
  const without = (parts: readonly QuotedShop[]) =>
    parts.reduce<readonly Remark[]>((left, part) => left.flatMap(besides(part)), remarks)
  const textFor = (part: QuotedShop) => joined(remarks.filter(isAbout(part)).map(({ text }) => text))
  return {
    textFor,
    set: (part, text) => save([...without([part]), { shopId: part.shop.id, goods: goodsOf(part), text }]),
    of: ({ shops }) =>
      shops.map((part) => ({ shopId: part.shop.id, text: textFor(part).trim() })).filter(({ text }) => text !== ''),
    forget: ({ shops }) => save(without(shops)),
  }
}
