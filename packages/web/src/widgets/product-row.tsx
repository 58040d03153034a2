import { href } from '@zhujia/contract/screens.ts'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import type { ReactNode } from 'react'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/action/icon-button.tsx'
import { Image } from '../ui/media/image.tsx'
import { UiLink } from '../ui/action/link.tsx'
import { Tag } from '../ui/display/tag.tsx'
import { sourcesOf } from './picture-sources.ts'
import { PriceText } from './price-text.tsx'
import type { Product } from './product-card.tsx'
import styles from './product-row.module.css'
import { GOODS_LANG } from './goods-lang.ts'

export interface ProductRowProps {
  product: Product
  isOnSale: boolean
  /** The checkbox in edit mode. */
  tick?: ReactNode
  /** Between title and price. */
  notes?: ReactNode
  /** Adds it to the cart; not offered for products that cannot be bought. */
  onAdd: () => void
}

/** A product in a personal list, saved or viewed; it may be off sale. Needs the `goods` and `units` texts. */
export function ProductRow({ product, isOnSale, tick, notes, onAdd }: ProductRowProps) {
  const t = useTexts('goods')
  const { id, title, picture, shown, isSoldOut } = product
  const canBuy = isOnSale && !isSoldOut
  return (
    <div className={cx(styles.row, !canBuy && styles.faded)}>
      {tick}
      <UiLink href={href('productDetail', { id })} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Image src={sourcesOf(picture)} alt="" sizes="96px" rounded />
      </UiLink>
      <div className={styles.words}>
        <UiLink href={href('productDetail', { id })} className={styles.link}>
          <span className={styles.title} lang={GOODS_LANG}>
            {title}
          </span>
        </UiLink>
        <div className={styles.notes}>
          {!canBuy && <Tag>{t(isOnSale ? 'card.soldOut' : 'state.offSale')}</Tag>}
          {notes}
        </div>
        <div className={styles.foot}>
          <PriceText
            fen={shown.fen}
            unit={shown.unit}
            from={shown.hasDearer}
            size="medium"
            tone={canBuy ? 'price' : 'text'}
          />
          {canBuy && !tick && (
            <span className={styles.add}>
              <IconButton
                label={t('buy.addOf', { title })}
                icon={ShoppingCart}
                iconSize={18}
                tone="primary"
                onClick={onAdd}
              />
            </span>
          )}
        </div>
      </div>
    </div>
  )
}
