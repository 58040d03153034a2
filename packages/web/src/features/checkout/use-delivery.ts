import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { takeChoice } from '#platform/choice.ts'
import { useNavigation, usePage, usePageQuery } from '#platform/navigation.ts'
import { type Address, addressesQuery } from './queries.ts'

export interface Delivery {
  /** Undefined while the book is on its way; null when there is no address yet. */
  address: Address | null | undefined
  error: Error | null
  retry: () => void
  /** Opens the address book, or the form when the book is empty. */
  change: () => void
}

/** An address that was chosen on the address page goes into this page's own address: reload and back keep it. */
function useChosen(): void {
  const { query } = usePage()
  const { setQuery } = useNavigation()
  useEffect(() => {
    const addressId = takeChoice('address')
    if (addressId !== undefined) setQuery({ ...query, addressId })
  }, [query, setQuery])
}

/** Where it goes: the chosen address, else the default one, which comes first. */
export function useDelivery(): Delivery {
  useChosen()
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
