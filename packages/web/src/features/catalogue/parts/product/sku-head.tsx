import type { ProductDetail, Sku } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { cx } from '#ui/cx.ts'
import { Image } from '#ui/media/image.tsx'
import { useOptionWords } from '#widgets/option-words.ts'
import { sourcesOf } from '#widgets/picture-sources.ts'
import { SalePrice } from '#widgets/price-text.tsx'
import { useStockWords } from '#widgets/sku-stock.ts'
import { groupName } from '#widgets/spec-groups.tsx'
import { specLine } from '#widgets/spec-text.tsx'
import { priceRange } from '#features/catalogue/amounts.ts'
import { pictureOf } from '#features/catalogue/chosen-picture.ts'
import type { ChosenSku } from '#features/catalogue/use-choice.ts'
import { useChosenWords } from '#features/catalogue/use-chosen-words.ts'
import { AreaPrice } from './product-words.tsx'
import styles from './sku-sheet.module.css'

function Stock({ product, sku }: { product: ProductDetail; sku: Sku }) {
  const { words, isLow } = useStockWords()(product, sku)
  return <span className={cx(styles.hint, isLow && styles.low)}>{words}</span>
}

/** The head of the chooser; it changes with the choice, which screen readers announce. */
export function SkuHead({ product, chosen }: { product: ProductDetail; chosen: ChosenSku }) {
  const t = useTexts('goods')
  const { sku, choice } = chosen
  const { low, high } = priceRange(sku ? [sku] : product.skus)
  const picture = pictureOf(product, chosen)
  const { spec, measures } = useChosenWords(product, chosen)
  const words = [...spec.map(useOptionWords()), ...measures]
  const open = product.specGroups.filter((_, group) => choice[group] === undefined).map(groupName)
  return (
    <div className={styles.head}>
      <span className={styles.picture}>
        {picture && <Image src={sourcesOf(picture)} alt="" sizes="96px" priority />}
      </span>
      <div className={styles.words} aria-live="polite">
        {product.madeToMeasure && chosen.eachFen !== undefined ? (
          <SalePrice fen={chosen.eachFen} unit={chosen.unit} size="large" />
        ) : (
          <SalePrice fen={low} unit={product.unit} size="large" from={low !== high} />
        )}
        <AreaPrice product={product} sku={sku} />
        {sku && <Stock product={product} sku={sku} />}
        <span className={styles.hint}>
          {open.length > 0
            ? t('sku.open', { groups: open.join(' · ') })
            : sku
              ? words.length > 0 && t('sku.selected', { spec: specLine(words) })
              : t('sku.noSuch')}
        </span>
      </div>
    </div>
  )
}
