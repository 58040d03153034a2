import Heart from 'lucide-react/icons/heart'
import { type FavouriteKind, useFavourite } from '#platform/favourites.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import type { ProductDetail } from '../queries.ts'
import styles from './buy-bar.module.css'

/** Keeps a product or its shop, and says so. A guest is led to the login, and his wish is carried out on the way back. */
function useKeeping(kind: FavouriteKind, { productId, id }: { productId: string | undefined; id: string }) {
  const t = useTexts('favourites')
  const { navigateTo } = useNavigation()
  return useFavourite(
    { kind, productId, id },
    {
      onDone: (isKept) => showToast(t(isKept ? 'heart.done' : 'heart.gone')),
      onLogin: () => {
        showToast(t('heart.loginFirst'))
        navigateTo('login', { redirect: window.location.pathname + window.location.search })
      },
    },
  )
}

/** The heart in the bar at the bottom of a product. */
export function FavouriteEntry({ product }: { product: ProductDetail }) {
  const t = useTexts('favourites')
  const { isKept, isOffered, toggle } = useKeeping('product', { productId: product.id, id: product.id })
  if (!isOffered) return null
  return (
    <button type="button" className={styles.link} aria-pressed={isKept} onClick={toggle}>
      <span className={isKept ? styles.kept : undefined}>
        <Icon of={Heart} size={22} filled={isKept} />
      </span>
      <span>{t(isKept ? 'heart.added' : 'heart.add')}</span>
    </button>
  )
}

/** Keeps the shop, on its card, or at the head of its goods where no product stands beside it. */
export function ShopFavourite({ shopId, productId }: { shopId: string; productId?: string }) {
  const t = useTexts('favourites')
  const { isKept, isOffered, toggle } = useKeeping('shop', { productId, id: shopId })
  if (!isOffered) return null
  return (
    <IconButton
      label={t('heart.addShop')}
      icon={Heart}
      iconSize={20}
      filled={isKept}
      tone={isKept ? 'primary' : 'hint'}
      aria-pressed={isKept}
      onClick={toggle}
    />
  )
}
