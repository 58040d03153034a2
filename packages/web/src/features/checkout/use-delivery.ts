import { useQuery } from '@tanstack/react-query'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { useChosenAddress } from '#platform/use-chosen-address.ts'
import { type Address, addressesQuery } from './queries.ts'

export interface Delivery {
  /** Undefined while the book is on its way; null when there is no address yet. */
  address: Address | null | undefined
  error: Error | null
  retry: () => void
  /** Opens the address book, or the form when the book is empty. */
  change: () => void
}

/** Where it goes: the chosen address, else the default one, which comes first. */
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
