import { unitPriceFen } from '@zhujia/contract/catalogue/units.ts'
import { useState } from 'react'
import { useAdding } from '#platform/adding.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useApiPages } from '#platform/pages.ts'
import { useSelection } from '#platform/selection.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SwipeAction } from '#ui/swipe-action.tsx'
import { showToast } from '#ui/toast.tsx'
import { AddSheet } from '#widgets/add-sheet.tsx'
import { ProductRow } from '#widgets/product-row.tsx'
import { useRemove } from '../use-remove.ts'
import { CollectionScreen } from './collection-screen.tsx'
import styles from './collection.module.css'
import { ListFrame } from './list-frame.tsx'

type Kept = ResponseFor<'favourites.listProducts'>['records'][number]

/** What has become of the price since the day it was kept, for one unit as the price itself is shown. */
function PriceChange({ product: { unit, priceFen }, addedPriceFen }: Kept) {
  const t = useTexts('favourites')
  const { money } = useFormats()
  const change = unitPriceFen(unit, priceFen) - unitPriceFen(unit, addedPriceFen)
  if (change === 0) return null
  return change < 0 ? (
    <span className={styles.cheaper}>{t('cheaper', { money: money(-change) })}</span>
  ) : (
    <span className={styles.dearer}>{t('dearer', { money: money(change) })}</span>
  )
}

/** Puts what is named in the cart without leaving the list. */
function QuickAdd({ productId, onClose }: { productId: string | undefined; onClose: () => void }) {
  const goods = useTexts('goods')
  const adding = useAdding(productId, () => {
    showToast(goods('buy.added'))
    onClose()
  })
  return <AddSheet open={productId !== undefined} adding={adding} onClose={onClose} />
}

/** The products that somebody keeps, the latest first; each can be bought from here, or let go. */
export function KeptProducts() {
  const t = useTexts('favourites')
  const pages = useApiPages('favourites.listProducts', {})
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
            row={(kept) => {
              const { id, product, isOnSale } = kept
              const tick = isEditing && (
                <Checkbox
                  aria-label={t('select', { name: product.title })}
                  checked={selection.ids.has(id)}
                  onChange={(on) => selection.mark([id], on)}
                />
              )
              return (
                <li key={id}>
                  {/* The page's edit mode lets go without a drag. */}
                  <SwipeAction
                    moreButton={false}
                    actions={[{ key: 'remove', label: t('remove'), danger: true, onPress: () => void remove([id]) }]}
                  >
                    <ProductRow
                      product={product}
                      isOnSale={isOnSale}
                      tick={tick}
                      notes={<PriceChange {...kept} />}
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
