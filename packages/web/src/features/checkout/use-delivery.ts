import { useQuery } from '@tanstack/react-query'
import { type Address, addressesQuery } from '#entities/addresses/queries.ts'
import { useChosenAddress } from '#entities/addresses/use-chosen-address.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'

export interface Delivery {
  /** Undefined while the addresses load; null when there is none yet. */
  address: Address | null | undefined
  error: Error | null
  retry: () => void
  /** Opens the list of addresses, or the form when there is none. */
  change: () => void
}

/** The delivery address: the chosen one, else the default one, which is the first of the list. */
export function useDelivery(): Delivery {
  useChosenAddress()
  const { addressId } = usePageQuery('orderPlay')
  const { navigateTo } = useNavigation()
  const { data, error, refetch } = useQuery(addressesQuery())
  const address = data && (data.find(({ id }) => id === addressId) ?? data[0] ?? null)
  return {
    address,
    error: data ? null : error,
    retry: () => void refetch(),
    change: () =>
      address === null
        ? navigateTo('address', { pick: '1', id: 'new' })
        : navigateTo('address', { pick: '1', ...(address && { used: address.id }) }),
  }
}
