import type { CallOptions, ResponseFor } from '#platform/api-client/types.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'

export type Address = ResponseFor<'addresses.listAddresses'>[number]
export type Region = ResponseFor<'addresses.listRegions'>[number]

/** The delivery addresses. Always stale, because checkout must not use old ones. */
export const addressesQuery = () => ({ ...apiQuery('addresses.listAddresses', {}), staleTime: 0 })

/** The provinces, or the regions below one; they change once a year. */
export const regionsQuery = (parent: string | undefined) => ({
  ...apiQuery('addresses.listRegions', { query: parent === undefined ? {} : { parent } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** For the form, which shows a failure itself. */
export const useCreateAddress = () => useApiMutation('addresses.createAddress', { toast: false })
/** The form switches the toast off; in the list a failure has no place of its own. */
export const useUpdateAddress = (options?: Pick<CallOptions, 'toast'>) =>
  useApiMutation('addresses.updateAddress', options)
export const useDeleteAddress = () => useApiMutation('addresses.deleteAddress')
