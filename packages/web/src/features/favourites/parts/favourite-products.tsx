import { useState } from 'react'
import { useAdding } from '#entities/cart/adding.ts'
import { useFavouriteProductPages } from '#entities/favourites/queries.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSelection } from '#platform/selection.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SwipeAction } from '#ui/list/swipe-action.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { AddSheet } from '#widgets/add-sheet.tsx'
import { ProductRow } from '#widgets/product-row.tsx'
import { useRemove } from '../use-remove.ts'
import { CollectionScreen } from './collection-screen.tsx'
import styles from './collection.module.css'
import { ListFrame } from './list-frame.tsx'

type FavouriteProduct = ResponseFor<'favourites.listProducts'>['records'][number]

/** The change of the price since the product was saved, in the unit in which the price is shown: both are prices of one sale step. */
function PriceChange({ product: { shown, priceFen }, addedPriceFen }: FavouriteProduct) {
  const t = useTexts('favourites')
  const { money } = useFormats()
  const change = Math.round((shown.fen * (priceFen - addedPriceFen)) / priceFen)
  if (change === 0) return null
  return change < 0 ? (
    <span className={styles.cheaper}>{t('cheaper', { money: money(-change) })}</span>
  ) : (
    <span className={styles.dearer}>{t('dearer', { money: money(change) })}</span>
  )
}

/** Adds a product to the cart without leaving the list. */
function QuickAdd({ productId, onClose }: { productId: string | undefined; onClose: () => void }) {
  const goods = useTexts('goods')
  const adding = useAdding(productId, () => {
    showToast(goods('buy.added'))
    onClose()
  })
  return <AddSheet open={productId !== undefined} adding={adding} onClose={onClose} />
}

/** The favourite products, the latest first; each can be added to the cart or removed. */
export function FavouriteProducts() {
  const t = useTexts('favourites')
  const pages = useFavouriteProductPages()
  const ids = pages.records?.map(({ id }) => id) ?? []
  const selection = useSelection(ids)
  const remove = useRemove('product')
  const [choosing, setChoosing] = useState<string>()
  return (
    <CollectionScreen
      kind="product"
      selection={ids.length > 0 ? selection : undefined}
      isBusy={!pages.records && !pages.error}
    >
      {(isEditing) => (
        <>
          <ListFrame
            kind="product"
            pages={pages}
            row={(favourite) => {
              const { id, product, isOnSale } = favourite
              const tick = isEditing && (
                <Checkbox
                  aria-label={t('select', { name: product.title })}
                  checked={selection.ids.has(id)}
                  onChange={(on) => selection.mark([id], on)}
                />
              )
              return (
                <li key={id}>
                  {/* The page's edit mode removes without a drag. */}
                  <SwipeAction
                    moreButton={false}
                    actions={[{ key: 'remove', label: t('remove'), danger: true, onPress: () => void remove([id]) }]}
                  >
                    <ProductRow
                      product={product}
                      isOnSale={isOnSale}
                      tick={tick}
                      notes={<PriceChange {...favourite} />}
                      onAdd={() => setChoosing(id)}
                    />
                  </SwipeAction>
                </li>
              )
            }}
          />
          <QuickAdd productId={choosing} onClose={() => setChoosing(undefined)} />
        </>
      )}
    </CollectionScreen>
  )
}
