import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '#platform/api-client/api-error.ts'
import { markStale } from '#platform/mark-stale.ts'
import { runAction } from '#platform/run-action.ts'
import { type ProductDetail, productQuery } from '../catalogue/queries.ts'
import { useTakeCartCount } from './badge.ts'
import { useAddLine } from './queries.ts'

export interface Adding {
  /** The product with its SKUs as they are now; undefined until it is loaded. */
  product: ProductDetail | undefined
  error: ApiError | undefined
  isFetching: boolean
  retry: () => void
  add: (skuId: string, steps: number) => void
  isAdding: boolean
}

/** Adds a product of a list to the cart without opening its page: the choices, and the function that adds. */
export function useAdding(productId: string | undefined, onAdded: () => void): Adding {
  const client = useQueryClient()
  const query = productQuery(productId ?? '')
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: productId !== undefined })
  const takeCount = useTakeCartCount()
  const { mutateAsync, isPending } = useAddLine()
  const add = async (skuId: string, steps: number): Promise<void> => {
    if (isPending) return
    await runAction(
      async () => {
        takeCount(await mutateAsync({ body: { skuId, quantity: steps } }))
        onAdded()
      },
      // The stock on screen may be stale.
      () => markStale(client, { queryKey: query.queryKey }),
    )
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
