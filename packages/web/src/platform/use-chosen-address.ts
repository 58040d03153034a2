import { useEffect } from 'react'
import { takeChoice } from './choice.ts'
import { useNavigation, usePage } from './navigation.ts'

/** An address that was chosen on the address page goes into this page's own address: reload and back keep it. */
export function useChosenAddress(): void {
  const { query } = usePage()
  const { setQuery } = useNavigation()
  useEffect(() => {
    const addressId = takeChoice('address')
    if (addressId !== undefined) setQuery({ ...query, addressId })
  }, [query, setQuery])
}
