import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import { Image } from '#ui/media/image.tsx'
import { sourcesOf } from '#widgets/picture-sources.ts'
import { SalePrice } from '#widgets/price-text.tsx'
import type { CartLine } from '#features/cart/edits.ts'
import styles from './spec-choice.module.css'

export interface SkuSummaryProps {
  picture: CartLine['picture']
  /** Undefined while the choice is open. */
  priceFen: number | undefined
  unit: SaleUnit
  /** The stock, or what is still to be chosen. */
  words: string | undefined
  /** What a piece made to measure is charged for. */
  charged: string
}

/** The chosen SKU: picture, price and stock. */
export function SkuSummary({ picture, priceFen, unit, words, charged }: SkuSummaryProps) {
  return (
    <div className={styles.summary}>
      <div className={styles.picture}>
        <Image src={sourcesOf(picture)} alt="" sizes="88px" rounded />
      </div>
      <div className={styles.words}>
        {priceFen !== undefined && <SalePrice fen={priceFen} unit={unit} size="large" />}
        <div className={styles.hint} aria-live="polite">
          {words && <p>{words}</p>}
          {charged && <p>{charged}</p>}
        </div>
      </div>
    </div>
  )
}
