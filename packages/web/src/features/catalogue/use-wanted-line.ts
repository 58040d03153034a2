import { mayOpen } from '@zhujia/contract/screens.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTakeCartCount } from '#entities/cart/badge.ts'
import { useAddLine } from '#entities/cart/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { runAction } from '#platform/run-action.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import { rememberWanted, takeWanted, type WantedLine } from './wanted-line.ts'

const currentPath = (): string => window.location.pathname + window.location.search

/** Adds the line that a guest wanted before the login. Used by the page, which stays mounted, and not by its sheet. */
export function useAddWanted(): void {
  const t = useTexts('goods')
  const roles = activeRoles(useSession())
  const hasCart = roles !== undefined && mayOpen('cart', roles)
  const { mutateAsync } = useAddLine()
  const takeCount = useTakeCartCount()
  const carryOut = useEffectEvent(async () => {
    const line = takeWanted(currentPath())
    if (!line) return
    const { skuId, quantity, measures } = line
    await runAction(async () => {
      takeCount(await mutateAsync({ body: { skuId, quantity, ...(measures && { measures }) } }))
      showToast(t('buy.added'))
    })
  })
  useEffect(() => {
    if (hasCart) void carryOut()
  }, [hasCart])
}

/** For guests: stores a line and opens the login; `useAddWanted` adds the line on the return to this page. */
export function useWantedLine(): (line: Omit<WantedLine, 'from'>) => void {
  const t = useTexts('goods')
  const { navigateTo } = useNavigation()
  return (line) => {
    rememberWanted({ ...line, from: currentPath() })
    showToast(t('buy.loginFirst'))
    navigateTo('login', { redirect: currentPath() })
  }
}
