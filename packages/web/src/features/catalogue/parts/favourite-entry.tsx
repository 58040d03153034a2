import Heart from 'lucide-react/icons/heart'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useFavourite } from '#entities/favourites/favourite.ts'
import type { FavouriteKind } from '#entities/favourites/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import styles from './product/buy-bar.module.css'

/** Adds a product or its shop to the favourites, or removes it, with a toast. Guests log in first. */
function useFavouriteToggle(kind: FavouriteKind, { productId, id }: { productId: string | undefined; id: string }) {
  const t = useTexts('favourites')
  const { navigateTo } = useNavigation()
  return useFavourite(
    { kind, productId, id },
    {
      onDone: (isFavourite) => showToast(t(isFavourite ? 'heart.done' : 'heart.gone')),
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
  const { isFavourite, isOffered, toggle } = useFavouriteToggle('product', { productId: product.id, id: product.id })
  if (!isOffered) return null
  return (
    <button type="button" className={styles.link} aria-pressed={isFavourite} onClick={toggle}>
      <span className={isFavourite ? styles.favourite : undefined}>
        <Icon of={Heart} size={22} filled={isFavourite} />
      </span>
      <span>{t(isFavourite ? 'heart.added' : 'heart.add')}</span>
    </button>
  )
}

/** The heart of a shop, on its card on a product page or at the head of its goods, where there is no product. */
export function ShopFavourite({ shopId, productId }: { shopId: string; productId?: string }) {
  const t = useTexts('favourites')
  const { isFavourite, isOffered, toggle } = useFavouriteToggle('shop', { productId, id: shopId })
  if (!isOffered) return null
  return (
    <IconButton
      label={t('heart.addShop')}
      icon={Heart}
      iconSize={20}
      filled={isFavourite}
      tone={isFavourite ? 'primary' : 'hint'}
      aria-pressed={isFavourite}
      onClick={toggle}
    />
  )
}
