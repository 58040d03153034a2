import type { Area, EndpointKey, EndpointOf } from '@zhujia/contract/endpoints.ts'

/** The endpoints that change something: neither a GET nor a POST that only reads. */
export type MutationKey = {
  [Key in EndpointKey]: EndpointOf<Key> extends { method: 'GET' } | { isRead: true } ? never : Key
}[EndpointKey]

/** The answers of one endpoint, or of all endpoints of an area. */
export type Stale = EndpointKey | Area

/**
 * Which queries each mutation of an area makes stale. Nothing where the whole cache follows the session, where the page stores the
 * answer, or where it reads its own list again.
 */
export type StaleAfter<A extends Area> = Readonly<Record<Extract<MutationKey, `${A}.${string}`>, readonly Stale[]>>
