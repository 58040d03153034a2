import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PriceText } from '#widgets/price-text.tsx'
import { isInStock } from '#widgets/sku-choice.ts'
import { useChargedTexts } from '#widgets/measure-texts.ts'
import { useUnitTexts } from '#widgets/unit-text.ts'
import { madeOf } from '#features/catalogue/amounts.ts'
import type { ChosenSku } from '#features/catalogue/use-choice.ts'
import styles from './sku-sheet.module.css'

/**
 * The quantity in pieces and ㎡, and its price; beside the buttons, so that it is visible while sizes are typed. Without a SKU the
 * space is reserved, so that the sheet does not jump.
 */
export function SkuSum({ product, chosen }: { product: ProductDetail; chosen: ChosenSku }) {
  const t = useTexts('goods')
  const units = useUnitTexts()
  const { unit, steps, eachFen } = chosen
  const sku = chosen.sku && isInStock(chosen.sku, unit.minSteps) ? chosen.sku : undefined
  const charged = useChargedTexts()
  const { madeToMeasure: rule } = product
  const made =
    sku && !rule
      ? madeOf(unit, sku, steps).map((one) => units.count(one.unit, one.number))
      : charged(rule, { ...chosen, measures: chosen.measures ?? null })
  return (
    <div className={styles.sum} aria-live="polite">
      {sku && (
        <>
          <span className={styles.hint}>{[units.amount(unit, steps), ...made].join(' · ')}</span>
          {eachFen !== undefined && (
            <span>
              {t('sku.total')} <PriceText fen={eachFen * steps} size="medium" />
            </span>
          )}
        </>
      )}
    </div>
  )
}
