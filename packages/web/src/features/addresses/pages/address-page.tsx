import { usePageQuery } from '#platform/navigation.ts'
import { AddressFormScreen } from '../parts/form/address-form-screen.tsx'
import { AddressListScreen } from '../parts/list/address-list-screen.tsx'

/**
 * The delivery addresses. Without `id` the list, to manage or, with `pick`, to choose from; with `id` the form of one
 * of them, or of a new one. `pick` counts the pages down to the order that waits for the choice.
 */
export default function AddressPage() {
  const { id, pick, used } = usePageQuery('address')
  const depth = pick === undefined ? undefined : Math.max(1, Math.trunc(Number(pick)) || 1)
  return id === undefined ? <AddressListScreen pick={depth} used={used} /> : <AddressFormScreen id={id} pick={depth} />
}
