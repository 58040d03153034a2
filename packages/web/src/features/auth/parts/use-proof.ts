import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import type { Proof } from '../forms.ts'

/** The way of proof that is chosen; it is in the address. */
export function useProof(screen: 'changePassword' | 'changePhone', first: Proof) {
  const { way } = usePageQuery(screen)
  const { setQuery } = useNavigation()
  const proof: Proof = way === 'code' || way === 'password' ? way : first
  return { proof, setProof: (next: Proof) => setQuery({ way: next }) }
}
