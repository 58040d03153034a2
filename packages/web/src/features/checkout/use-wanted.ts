import { useQuery } from '@tanstack/react-query'
import { measuresIn } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import { useState } from 'react'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { usePageQuery } from '#platform/navigation.ts'
import { cartQuery, type WantedLine } from './queries.ts'

type Cart = ResponseFor<'cart.getCart'>

export interface Wanted {
  /** Undefined while the cart is on its way. */
  lines: readonly WantedLine[] | undefined
  isFromCart: boolean
  error: Error | null
  retry: () => void
  /** Takes what is ticked in a cart that was adjusted here. */
  takeFrom: (cart: Cart) => void
}

/** A quantity from the address, which may hold anything. */
export function quantityIn(text: string | undefined): number {
  const quantity = Math.trunc(Number(text))
  return quantity >= 1 && quantity <= QUANTITY_MAX ? quantity : 1
}

const tickedIn = ({ shops }: Cart): WantedLine[] =>
  shops
    .flatMap(({ lines }) => lines)
    .filter(({ isSelected, state }) => isSelected && state === 'valid')
    .map(({ skuId, quantity, measures }) => ({ skuId, quantity, ...(measures && { measures }) }))

/**
 * What is about to be ordered: one SKU of the address (buy now), else what is ticked in the cart and can be bought.
 * It is settled when the page opens: a line that runs short later is refused by name, it never just goes missing.
 */
export function useWanted(): Wanted {
  const { sku, quantity, measures: asked } = usePageQuery('orderPlay')
  const measures = measuresIn(asked)
  const isFromCart = sku === undefined
  const cart = useQuery({ ...cartQuery(), enabled: isFromCart })
  const [settled, setSettled] = useState<readonly WantedLine[]>()
  const ticked = cart.data && tickedIn(cart.data)
  if (ticked && !settled && cart.isFetchedAfterMount) setSettled(ticked)
  return {
    lines: isFromCart
      ? (settled ?? ticked)
      : [{ skuId: sku, quantity: quantityIn(quantity), ...(measures && { measures }) }],
    isFromCart,
    error: isFromCart && !cart.data ? cart.error : null,
    retry: () => void cart.refetch(),
    takeFrom: (adjusted) => setSettled(tickedIn(adjusted)),
  }
}
