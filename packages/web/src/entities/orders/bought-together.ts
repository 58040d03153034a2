import { useQuery } from '@tanstack/react-query'
import { TOGETHER_MAX } from '@zhujia/contract/core/limits.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { boughtTogetherQuery } from './queries.ts'

export type Together = ResponseFor<'orders.listBoughtTogether'>

/** What is often bought together with these products; empty while it loads, and where there is nothing. */
export function useBoughtTogether(productIds: readonly string[]): Together {
  const ids = [...new Set(productIds)].slice(0, TOGETHER_MAX).join(',')
  const { data = [] } = useQuery({ ...boughtTogetherQuery(ids), enabled: ids !== '' })
  return data
}
