import type { ResponseFor } from '#platform/api-client/types.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'

export type Address = ResponseFor<'addresses.listAddresses'>[number]
export type Region = ResponseFor<'addresses.listRegions'>[number]

/** The address book. Never fresh: after adding or at checkout it must not be an old one. */
export const addressesQuery = () => ({ ...apiQuery('addresses.listAddresses', {}), staleTime: 0 })

/** The provinces, or the regions below one; they change once a year. */
export const regionsQuery = (parent: string | undefined) => ({
  ...apiQuery('addresses.listRegions', { query: parent === undefined ? {} : { parent } }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const useCreateAddress = () => useApiMutation('addresses.createAddress', { toast: false })
export const useUpdateAddress = () => useApiMutation('addresses.updateAddress', { toast: false })
/** From the list, where a failure has no place of its own: the client says it. */
export const useChangeDefault = () => useApiMutation('addresses.updateAddress')
export const useDeleteAddress = () => useApiMutation('addresses.deleteAddress')
