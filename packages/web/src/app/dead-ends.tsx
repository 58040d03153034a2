import { href, type ScreenKey } from '@zhujia/contract/screens.ts'
import ShieldBan from 'lucide-react/icons/shield-ban'
import { useEffect } from 'react'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { screenAddress, useNavigation, usePage } from '../platform/navigation.ts'
import { hasRoleFor, useSession } from '../platform/session.ts'
import { LinkButton } from '../ui/action/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { NotFoundState } from '../widgets/not-found-state.tsx'
import { ScreenPage } from '../widgets/screen-page.tsx'
import { FIRST_TAB_PATH } from './tabs.ts'

/** For an address without a screen, or without the id that its screen needs. */
export function NotFoundPage() {
  const t = useTexts('core')
  return (
    <ScreenPage title={t('page.notFound')}>
      <NotFoundState />
    </ScreenPage>
  )
}

/** For a screen that none of the active roles may open: another granted role may open it after a switch. */
export function ForbiddenPage({ screen }: { screen: ScreenKey }) {
  const t = useTexts('core')
  const isOneSwitchAway = hasRoleFor(useSession(), screen)
  return (
    <ScreenPage>
      <EmptyState
        art={ShieldBan}
        title={t('page.forbidden')}
        hint={t(isOneSwitchAway ? 'page.forbiddenHint' : 'page.noRoleHint')}
        action={
          isOneSwitchAway ? (
            <LinkButton href={href('selectCharacter')}>{t('page.toRoles')}</LinkButton>
          ) : (
            <LinkButton href={FIRST_TAB_PATH}>{t('page.home')}</LinkButton>
          )
        }
      />
    </ScreenPage>
  )
}

/** Sends someone without a session to the login, which leads back here. */
export function ToLogin() {
  const { screen, query } = usePage()
  const { redirectTo } = useNavigation()
  // The page's own address, because the window may already show the login's.
  const here = screen && screenAddress(screen, [query])
  useEffect(() => {
    if (here !== undefined) redirectTo('login', { redirect: here })
  }, [here, redirectTo])
  return null
}

/** The bare address of the app, while it has no page of its own: the first tab. */
export function ToFirstTab() {
  const { openPath } = useNavigation()
  useEffect(() => openPath(FIRST_TAB_PATH), [openPath])
  return null
}
