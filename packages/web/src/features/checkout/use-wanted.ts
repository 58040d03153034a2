import { useQuery } from '@tanstack/react-query'
import { measuresIn, measuresText } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import { useState } from 'react'
import { cartQuery } from '#entities/cart/queries.ts'
import type { WantedLine } from '#entities/orders/queries.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { usePageQuery } from '#platform/navigation.ts'

type Cart = ResponseFor<'cart.getCart'>

/** The invalid part of a link; no default is assumed for it. */
export type LinkFault = 'quantity' | 'measures'

interface Asked {
  quantity?: string | undefined
  measures?: string | undefined
}

export interface Wanted {
  /** Undefined while the cart is loading, and of a link that cannot be read. */
  lines: readonly WantedLine[] | undefined
  linkFault: LinkFault | undefined
  isFromCart: boolean
  error: Error | null
  retry: () => void
  /** Uses the ticked lines of a cart that was adjusted here. */
  takeFrom: (cart: Cart) => void
}

/** A quantity from the address, one where it names none; undefined for anything that is no quantity. */
function quantityIn(text = '1'): number | undefined {
  const quantity = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return quantity >= 1 && quantity <= QUANTITY_MAX ? quantity : undefined
}

/** The line of a URL, or the part of it that is invalid. */
function linkedIn(
  skuId: string,
  { quantity: count, measures: asked = '' }: Asked,
): Pick<Wanted, 'lines' | 'linkFault'> {
  const quantity = quantityIn(count)
  const measures = measuresIn(asked)
  if (quantity === undefined) return { lines: undefined, linkFault: 'quantity' }
  // What cannot be read is left out of measures: the piece would be another one.
  if (measuresText(measures) !== asked) return { lines: undefined, linkFault: 'measures' }
  return { lines: [{ skuId, quantity, ...(measures && { measures }) }], linkFault: undefined }
}

const tickedIn = ({ shops }: Cart): WantedLine[] =>
  shops
    .flatMap(({ lines }) => lines)
    .filter(({ isSelected, state }) => isSelected && state === 'valid')
    .map(({ skuId, quantity, measures }) => ({ skuId, quantity, ...(measures && { measures }) }))

/**
 * The lines to be ordered: one SKU of the page's address (buy now), else the ticked lines of the cart that can be bought.
 * They are fixed when the page opens: a line that runs short later is refused by name and never silently dropped.
 */
export function useWanted(): Wanted {
  const { sku, quantity, measures } = usePageQuery('orderPlay')
  const isFromCart = sku === undefined
  const cart = useQuery({ ...cartQuery(), enabled: isFromCart })
  const [settled, setSettled] = useState<readonly WantedLine[]>()
  const ticked = cart.data && tickedIn(cart.data)
  if (ticked && !settled && cart.isFetchedAfterMount) setSettled(ticked)
  const asked = isFromCart ? { lines: settled ?? ticked, linkFault: undefined } : linkedIn(sku, { quantity, measures })
  return {
    ...asked,
    isFromCart,
    error: isFromCart && !cart.data ? cart.error : null,
    retry: () => void cart.refetch(),
    takeFrom: (adjusted) => setSettled(tickedIn(adjusted)),
  }
}
