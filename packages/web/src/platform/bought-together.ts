import { useQuery } from '@tanstack/react-query'
import type { ResponseFor } from './api-client/types.ts'
import { apiQuery } from './queries.ts'

export type Together = ResponseFor<'orders.listBoughtTogether'>

/** As in the contract, which would bring its schemas along. */
const TOGETHER_MAX = 20

/** What is often bought together with these products; nothing while it is not known, and where there is nothing. */
export function useBoughtTogether(productIds: readonly string[]): Together {
  const ids = [...new Set(productIds)].slice(0, TOGETHER_MAX).join(',')
  const { data = [] } = useQuery({
    ...apiQuery('orders.listBoughtTogether', { query: { productIds: ids } }),
    enabled: ids !== '',
    staleTime: 10 * 60_000,
  })
  return data
}
