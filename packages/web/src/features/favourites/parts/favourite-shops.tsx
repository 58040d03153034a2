import { href } from '@zhujia/contract/screens.ts'
import { useFavouriteShopPages } from '#entities/favourites/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSelection } from '#platform/selection.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { LinkButton } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SwipeAction } from '#ui/list/swipe-action.tsx'
import { useRemove } from '../use-remove.ts'
import { CollectionScreen } from './collection-screen.tsx'
import styles from './collection.module.css'
import { ListFrame } from './list-frame.tsx'

/** The favourite shops, the latest first, each with a link to its goods. */
export function FavouriteShops() {
  const t = useTexts('favourites')
  const pages = useFavouriteShopPages()
  const ids = pages.records?.map(({ id }) => id) ?? []
  const selection = useSelection(ids)
  const remove = useRemove('shop')
  return (
    <CollectionScreen
      kind="shop"
      selection={ids.length > 0 ? selection : undefined}
      isBusy={!pages.records && !pages.error}
    >
      {(isEditing) => (
        <ListFrame
          kind="shop"
          pages={pages}
          row={({ id, name, slogan, logo, city, productCount }) => (
            <li key={id}>
              <SwipeAction
                moreButton={false}
                actions={[{ key: 'remove', label: t('remove'), danger: true, onPress: () => void remove([id]) }]}
              >
                <div className={styles.shop}>
                  {isEditing && (
                    <Checkbox
                      aria-label={t('select', { name })}
                      checked={selection.ids.has(id)}
                      onChange={(on) => selection.mark([id], on)}
                    />
                  )}
                  <Avatar name={name} src={logo.small} decorative />
                  <div className={styles.words}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.note}>
                      {city} · {t('products', { count: productCount })}
                    </span>
                    <span className={styles.note}>{slogan}</span>
                  </div>
                  {!isEditing && (
                    <LinkButton kind="secondary" size="small" href={href('search', { shopId: id })}>
                      {t('enter')}
                    </LinkButton>
                  )}
                </div>
              </SwipeAction>
            </li>
          )}
        />
      )}
    </CollectionScreen>
  )
}
