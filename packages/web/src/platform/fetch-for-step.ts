import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ApiError } from './api-client/api-error.ts'

/** What a step reads before it goes on. Without a network it fails at once, as the step's own call does, and is not taken later. */
export const fetchForStep = <Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, ApiError, Data, Key>,
): Promise<Data> => client.fetchQuery({ ...query, networkMode: 'always' })

/** What a step reads after it has changed something: neither what is cached, nor what a fetch finds that began before. */
export async function fetchAfterChange<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, ApiError, Data, Key>,
): Promise<Data> {
  await client.cancelQueries({ queryKey: query.queryKey, exact: true })
  return fetchForStep(client, { ...query, staleTime: 0 })
}
