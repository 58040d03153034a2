import { TAB_ICON_PX } from '@zhujia/contract/core/constants.ts'
import { href, mayOpen, type ScreenKey } from '@zhujia/contract/screens.ts'
import type { MouseEvent } from 'react'
import { type Badge as BadgeValue, useBadges } from '../platform/badges.ts'
import { useCartBadge } from '../entities/cart/badge.ts'
import { useMessagesBadge } from '../entities/notifications/badge.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import type { TabKey } from '../platform/navigation.ts'
import { PathLink } from '../platform/path-link.tsx'
import { activeRoles, useSession } from '../platform/session.ts'
import { Badge } from '../ui/display/badge.tsx'
import { FLY_TARGET } from '../ui/media/fly.ts'
import { Icon } from '../ui/display/icon.tsx'
import styles from './tab-bar.module.css'
import { TAB_ICONS } from './tab-icons.ts'
import { TABS } from './tabs.ts'

function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}

interface TabProps {
  tab: TabKey
  current: boolean
  badge: BadgeValue | undefined
}

function Tab({ tab, current, badge }: TabProps) {
  const t = useTexts('core')
  const count = badge === 'dot' ? undefined : badge
  // A tap on the open tab scrolls to the top.
  const onClick = (event: MouseEvent) => {
    if (!current) return
    event.preventDefault()
    scrollToTop()
  }
  return (
    <PathLink
      href={href(tab)}
      className={styles.tab}
      {...(tab === 'cart' && FLY_TARGET)}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      <Badge
        count={count}
        dot={badge === 'dot'}
        label={tab === 'cart' && count ? t('tabs.inCart', { count }) : undefined}
      >
        <Icon of={TAB_ICONS[tab]} size={TAB_ICON_PX} filled={current} />
      </Badge>
      <span>{t(`screens.${tab}`)}</span>
    </PathLink>
  )
}

/** The tabs that a person sees: guests see all of them, others those that an active role may open. */
function useTabs(): readonly TabKey[] {
  const roles = activeRoles(useSession())
  return roles ? TABS.filter((tab) => mayOpen(tab, roles)) : TABS
}

/** The bar at the bottom, on tab pages only (spec §2). It stays mounted, so that it does not flash. */
export function TabBar({ current }: { current: ScreenKey | undefined }) {
  useCartBadge()
  useMessagesBadge()
  const badges = useBadges()
  const tabs = useTabs()
  const t = useTexts('core')
  return (
    <nav className={styles.bar} aria-label={t('tabs.label')} hidden={!TABS.some((tab) => tab === current)}>
      {tabs.map((tab) => (
        <Tab key={tab} tab={tab} current={tab === current} badge={badges[tab]} />
      ))}
    </nav>
  )
}
