import { mayOpen } from '@zhujia/contract/screens.ts'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#platform/api-client/api-error.ts'
import { useTakeCartCount } from '#platform/cart-badge.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { showToast } from '#ui/toast.tsx'
import { useAddToCart } from './queries.ts'
import { rememberWanted, takeWanted, type WantedLine } from './wanted-line.ts'

const currentPath = (): string => window.location.pathname + window.location.search

/** Adds what a guest wanted in the cart before the login, on the page where they wanted it: it stays mounted, as a sheet does not. */
export function useAddWanted(): void {
  const t = useTexts('goods')
  const roles = activeRoles(useSession())
  const hasCart = roles !== undefined && mayOpen('cart', roles)
  const { mutateAsync } = useAddToCart()
  const takeCount = useTakeCartCount()
  const carryOut = useEffectEvent(async () => {
    const line = takeWanted(currentPath())
    if (!line) return
    const { skuId, quantity, measures } = line
    try {
      takeCount(await mutateAsync({ body: { skuId, quantity, ...(measures && { measures }) } }))
      showToast(t('buy.added'))
    } catch (error) {
      // The client has already said what went wrong.
      if (!(error instanceof ApiError)) throw error
    }
  })
  useEffect(() => {
    if (hasCart) void carryOut()
  }, [hasCart])
}

/** For guests: leads to the login with a line, which `useAddWanted` adds on the way back to this page. */
export function useWantedLine(): (line: Omit<WantedLine, 'from'>) => void {
  const t = useTexts('goods')
  const { navigateTo } = useNavigation()
  return (line) => {
    rememberWanted({ ...line, from: currentPath() })
    showToast(t('buy.loginFirst'))
    navigateTo('login', { redirect: currentPath() })
  }
}
