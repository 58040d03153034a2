import { href, mayOpen } from '@zhujia/contract/screens.ts'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useBadges } from '#platform/badges.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { Badge } from '#ui/display/badge.tsx'
import { FLY_TARGET } from '#ui/media/fly.ts'
import { Icon } from '#ui/display/icon.tsx'
import { UiLink } from '#ui/action/link.tsx'
import styles from './cart-entry.module.css'

/** The link to the cart in the bar of a page without the tab bar, with the number of lines; it covers no button below. */
export function CartEntry() {
  const t = useTexts('goods')
  const { cart } = useBadges()
  const session = useSession()
  if (session.token === undefined || !mayOpen('cart', activeRoles(session))) return null
  const count = typeof cart === 'number' ? cart : undefined
  return (
    <UiLink href={href('cart')} className={styles.entry} {...FLY_TARGET}>
      <Badge takesRoom count={count} label={count === undefined ? undefined : t('buy.inCart', { count })}>
        <Icon of={ShoppingCart} size={22} />
      </Badge>
      <span className="visually-hidden">{t('buy.cart')}</span>
    </UiLink>
  )
}
