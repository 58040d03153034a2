import { href, mayOpen, type ScreenKey } from '@zhujia/contract/screens.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MapPin from 'lucide-react/icons/map-pin'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Store from 'lucide-react/icons/store'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { Grid, GridItem, type GridItemProps } from '#ui/layout/grid.tsx'
import styles from './entry-grid.module.css'

interface Entry {
  key: 'categories' | 'cart' | 'orders' | 'sellerOrders' | 'address'
  /** The entry is shown to those who may open this screen. */
  needs: ScreenKey
  href: string
  icon: GridItemProps['icon']
  tone: NonNullable<GridItemProps['tone']>
}

const SELLER: Entry = {
  key: 'sellerOrders',
  needs: 'orderDetailSeller',
  href: href('orders', { view: 'seller' }),
  icon: Store,
  tone: 'violet',
}

const ENTRIES: readonly Entry[] = [
  { key: 'categories', needs: 'categories', href: href('categories'), icon: LayoutGrid, tone: 'primary' },
  { key: 'orders', needs: 'orders', href: href('orders', { view: 'buyer' }), icon: ClipboardList, tone: 'teal' },
  { key: 'cart', needs: 'cart', href: href('cart'), icon: ShoppingCart, tone: 'warning' },
  { key: 'address', needs: 'address', href: href('address'), icon: MapPin, tone: 'success' },
]

/** A guest sees an owner's entries, which lead to the login first. The shop's entry is for merchants only. */
function entriesFor(roles: readonly Role[] | undefined): Entry[] {
  if (!roles) return [...ENTRIES]
  return [SELLER, ...ENTRIES].filter(({ needs }) => mayOpen(needs, roles))
}

/** The links to the screens that this person's active roles use most. */
export function EntryGrid() {
  const t = useTexts('home')
  const entries = entriesFor(activeRoles(useSession()))
  return (
    <nav className={styles.root} aria-label={t('entries.label')}>
      <Grid columns={entries.length === 5 ? 5 : 4}>
        {entries.map(({ key, href: path, icon, tone }) => (
          <GridItem key={key} icon={icon} title={t(`entries.${key}`)} href={path} tone={tone} />
        ))}
      </Grid>
    </nav>
  )
}
