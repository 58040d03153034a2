import { href, mayOpen } from '@zhujia/contract/screens.ts'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Store from 'lucide-react/icons/store'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useBadges } from '#platform/badges.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { activeRoles, hasRoleFor, useSession } from '#platform/session.ts'
import { Badge } from '#ui/display/badge.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { cx } from '#ui/cx.ts'
import { Icon, type DrawnIcon } from '#ui/display/icon.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { isInStock } from '#widgets/sku-choice.ts'
import styles from './buy-bar.module.css'
import { FavouriteEntry } from '../favourite-entry.tsx'

interface BarLinkProps {
  icon: DrawnIcon
  href: string
  label: string
  count?: number | undefined
  /** Hidden on the narrowest phones: the page has the same link elsewhere. */
  spare?: boolean | undefined
}

function BarLink({ icon, href: path, label, count, spare = false }: BarLinkProps) {
  const t = useTexts('goods')
  return (
    <UiLink href={path} className={cx(styles.link, spare && styles.spare)}>
      <Badge count={count} label={count ? t('buy.inCart', { count }) : undefined}>
        <Icon of={icon} size={22} />
      </Badge>
      <span>{label}</span>
    </UiLink>
  )
}

/** Why there is nothing to buy here, or undefined when there is. */
function useObstacle({ isOnSale, skus, unit }: ProductDetail): 'offSale' | 'soldOut' | 'role' | undefined {
  const roles = activeRoles(useSession())
  if (!isOnSale) return 'offSale'
  if (!skus.some((sku) => isInStock(sku, unit.minSteps))) return 'soldOut'
  return roles && !mayOpen('cart', roles) ? 'role' : undefined
}

/** In place of the buttons: why the product cannot be bought, and the next step. */
function Instead({ product, obstacle }: { product: ProductDetail; obstacle: 'offSale' | 'soldOut' | 'role' }) {
  const t = useTexts('goods')
  const category = product.categoryPath.at(-1)?.code
  const canSwitch = hasRoleFor(useSession(), 'cart')
  return (
    <>
      <p className={styles.obstacle}>{t(`state.${obstacle}`)}</p>
      {obstacle === 'role' ? (
        canSwitch && <LinkButton href={href('selectCharacter')}>{t('state.switchRole')}</LinkButton>
      ) : (
        <LinkButton href={href('search', category === undefined ? {} : { category })}>{t('state.similar')}</LinkButton>
      )}
    </>
  )
}

/** The bar at the bottom of a product: links to its shop and the cart, and the two buttons to buy. */
export function BuyBar({ product, onBuy }: { product: ProductDetail; onBuy: (purpose: 'add' | 'buy') => void }) {
  const t = useTexts('goods')
  const obstacle = useObstacle(product)
  const { cart } = useBadges()
  return (
    <BottomBar>
      <BarLink icon={Store} href={href('search', { shopId: product.shop.id })} label={t('buy.shop')} spare />
      <FavouriteEntry product={product} />
      {obstacle !== 'role' && (
        <BarLink
          icon={ShoppingCart}
          href={href('cart')}
          label={t('buy.cart')}
          count={typeof cart === 'number' ? cart : undefined}
        />
      )}
      {obstacle ? (
        <Instead product={product} obstacle={obstacle} />
      ) : (
        <div className={styles.buttons}>
          <Button kind="secondary" block onClick={() => onBuy('add')}>
            {t('buy.add')}
          </Button>
          <Button block onClick={() => onBuy('buy')}>
            {t('buy.buy')}
          </Button>
        </div>
      )}
    </BottomBar>
  )
}
