import { useQuery } from '@tanstack/react-query'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import { usePageQuery } from '../../platform/navigation.ts'
import { cartQuery, type WantedLine } from './queries.ts'

export interface Wanted {
  /** Undefined while the cart is on its way. */
  lines: readonly WantedLine[] | undefined
  isFromCart: boolean
  error: Error | null
  retry: () => void
}

/** A quantity from the address, which may hold anything. */
export function quantityIn(text: string | undefined): number {
  const quantity = Math.trunc(Number(text))
  return quantity >= 1 && quantity <= QUANTITY_MAX ? quantity : 1
}

/** What is about to be ordered: one SKU of the address (buy now), else what is ticked in the cart and can be bought. */
export function useWanted(): Wanted {
  const { sku, quantity } = usePageQuery('orderPlay')
  const isFromCart = sku === undefined
  const cart = useQuery({ ...cartQuery(), enabled: isFromCart })
  const ticked = cart.data?.shops.flatMap(({ lines }) => lines).filter(({ isSelected, state }) => isSelected && state === 'valid')
  const fromCart = ticked?.map(({ skuId, quantity: count }) => ({ skuId, quantity: count }))
  return {
    lines: isFromCart ? fromCart : [{ skuId: sku, quantity: quantityIn(quantity) }],
    isFromCart,
    error: isFromCart && !cart.data ? cart.error : null,
    retry: () => void cart.refetch(),
  }
}
