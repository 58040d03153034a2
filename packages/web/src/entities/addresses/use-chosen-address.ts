import { useEffect } from 'react'
import { takeChoice } from '#platform/choice.ts'
import { useNavigation, usePage } from '#platform/navigation.ts'

/** Writes the delivery address that was chosen on the address page into this page's URL, so that reload and back keep it. */
export function useChosenAddress(): void {
  const { query } = usePage()
  const { setQuery } = useNavigation()
  useEffect(() => {
    const addressId = takeChoice('address')
    if (addressId !== undefined) setQuery({ ...query, addressId })
  }, [query, setQuery])
}
