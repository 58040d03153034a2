import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Marks queries stale and fetches those on screen again. A first answer that is still under way may have been read
 * before the change, and the library would take it for a fresh one: it is fetched anew as well.
 */
export async function markStale(client: QueryClient, filters: InvalidateQueryFilters = {}): Promise<void> {
  await client.cancelQueries({
    ...filters,
    type: 'active',
    predicate: (query) => query.state.data === undefined && (filters.predicate?.(query) ?? true),
  })
  await client.invalidateQueries(filters)
}
