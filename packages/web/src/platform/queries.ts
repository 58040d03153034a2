import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from './api-client/api.ts'
import type { ApiError } from './api-client/api-error.ts'
import type { CallOptions, RequestFor, ResponseFor } from './api-client/types.ts'

/**
 * A page's query of one endpoint; its key is `[endpoint, request]`. Neither mask nor toast: the page has its own
 * loading and failed states. An expired session is still reported.
 */
export function apiQuery<Key extends EndpointKey>(key: Key, request: RequestFor<Key>) {
  return queryOptions<ResponseFor<Key>, ApiError>({
    queryKey: [key, request],
    queryFn: ({ signal }) => call(key, request, { mask: false, toast: false, signal }),
  })
}

interface Attempt {
  request: string
  key: string
}

/**
 * A mutation of one endpoint, with mask and toast unless switched off. Sending the same request again after a
 * failure keeps its idempotency key, so that the server does not do twice what it did before the answer was lost.
 */
export function useApiMutation<Key extends EndpointKey>(key: Key, options: Omit<CallOptions, 'idempotencyKey'> = {}) {
  const failed = useRef<Attempt | undefined>(undefined)
  return useMutation<ResponseFor<Key>, ApiError, RequestFor<Key>>({
    mutationFn: async (request) => {
      const text = JSON.stringify(request)
      const attempt = failed.current?.request === text ? failed.current : { request: text, key: crypto.randomUUID() }
      failed.current = attempt
      const data = await call(key, request, { ...options, idempotencyKey: attempt.key })
      failed.current = undefined
      return data
    },
  })
}
