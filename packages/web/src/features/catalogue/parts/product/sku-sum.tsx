import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { cx } from '#ui/cx.ts'
import { PriceText } from '#widgets/price-text.tsx'
import { isInStock } from '#widgets/sku-choice.ts'
import { useChargedTexts } from '#widgets/measure-texts.ts'
import { groupName } from '#widgets/spec-groups.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import { madeOf } from '#features/catalogue/amounts.ts'
import type { ChosenSku } from '#features/catalogue/use-choice.ts'
import { useChosenWords } from '#features/catalogue/use-chosen-words.ts'
import styles from './sku-sheet.module.css'

/** What is still to choose or to fill in, while no SKU is chosen. */
function ToChoose({ product, chosen }: SkuSumProps) {
  const t = useTexts('goods')
  const { toFill } = useChosenWords(product, chosen)
  const open = product.specGroups.filter((_, group) => chosen.choice[group] === undefined).map(groupName)
  const words = open.length > 0 ? t('sku.open', { groups: open.join(' · ') }) : t('sku.noSuch')
  return <span className={styles.hint}>{[words, ...toFill].join(' · ')}</span>
}

interface SkuSumProps {
  product: ProductDetail
  chosen: ChosenSku
}

/**
 * The quantity in pieces and ㎡, and its price; beside the buttons, so that it is visible while sizes are typed. Without a SKU its
 * place says what is missing, so that the sheet does not jump.
 */
export function SkuSum({ product, chosen }: SkuSumProps) {
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
    <div className={cx(styles.sum, !chosen.sku && styles.isOpen)} aria-live="polite">
      {!chosen.sku && <ToChoose product={product} chosen={chosen} />}
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
