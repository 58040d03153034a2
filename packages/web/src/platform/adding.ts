import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from './api-client/api-error.ts'
import type { ResponseFor } from './api-client/types.ts'
import { useTakeCartCount } from './cart-badge.ts'
import { apiQuery, useApiMutation } from './queries.ts'

export interface Adding {
  /** The product with its SKUs as they are now; undefined until it is here. */
  product: ResponseFor<'catalogue.getProduct'> | undefined
  error: ApiError | undefined
  isFetching: boolean
  retry: () => void
  add: (skuId: string, steps: number) => void
  isAdding: boolean
}

/** Puts a product of a list in the cart without opening its page: what there is to choose from, and the way in. */
export function useAdding(productId: string | undefined, onAdded: () => void): Adding {
  const client = useQueryClient()
  const query = { ...apiQuery('catalogue.getProduct', { params: { id: productId ?? '' }, query: {} }), staleTime: 0 }
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: productId !== undefined })
  const takeCount = useTakeCartCount()
  const { mutateAsync, isPending } = useApiMutation('cart.addLine', { mask: false })
  const add = async (skuId: string, steps: number): Promise<void> => {
    if (isPending) return
    try {
      takeCount(await mutateAsync({ body: { skuId, quantity: steps } }))
      onAdded()
    } catch (failure) {
      // The client has said what went wrong; what is shown of the stock may be old.
      if (!(failure instanceof ApiError)) throw failure
      await client.invalidateQueries({ queryKey: query.queryKey })
    }
  }
  return {
    product: data,
    error: error ?? undefined,
    isFetching,
    retry: () => void refetch(),
    add: (...line) => void add(...line),
    isAdding: isPending,
  }
}
