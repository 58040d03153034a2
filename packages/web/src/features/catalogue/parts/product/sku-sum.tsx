import { extentOf } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PriceText } from '#widgets/price-text.tsx'
import { isInStock } from '#widgets/sku-choice.ts'
import { useSurchargeTexts } from '#widgets/measure-texts.ts'
import { useUnitTexts } from '#widgets/unit-text.ts'
import { madeOf } from '#features/catalogue/amounts.ts'
import type { ChosenSku } from '#features/catalogue/use-choice.ts'
import styles from './sku-sheet.module.css'

/** The charged area or length of a piece made to measure, beside the real one where it is another, the surcharges, and its price. */
function useCharged({ madeToMeasure: rule }: ProductDetail, { measures, eachFen, unit }: ChosenSku): string[] {
  const t = useTexts('made')
  const units = useUnitTexts()
  const surcharges = useSurchargeTexts()
  const { money, number } = useFormats()
  if (!rule) return []
  if (!measures || eachFen === undefined) return [t('fill')]
  const { charged, real, of } = extentOf(rule, measures)
  const each = t('each', { price: money(eachFen), unit: units.name(unit.step) })
  const parts = [...surcharges(rule, measures), each]
  if (rule.charge.by === 'piece') return parts
  const inArea = rule.charge.by === 'area'
  const amountOf = (extent: number) => (inArea ? number(extent / of) : String(extent))
  const words = t(inArea ? 'charged.area' : 'charged.length', { amount: amountOf(charged) })
  return [charged === real ? words : t('charged.real', { words, real: amountOf(real) }), ...parts]
}

/**
 * The quantity in pieces and ㎡, and its price; beside the buttons, so that it is visible while sizes are typed. Without a SKU the
 * space is reserved, so that the sheet does not jump.
 */
export function SkuSum({ product, chosen }: { product: ProductDetail; chosen: ChosenSku }) {
  const t = useTexts('goods')
  const units = useUnitTexts()
  const { unit, steps, eachFen } = chosen
  const sku = chosen.sku && isInStock(chosen.sku, unit.minSteps) ? chosen.sku : undefined
  const charged = useCharged(product, chosen)
  const made =
    sku && !product.madeToMeasure ? madeOf(unit, sku, steps).map((one) => units.count(one.unit, one.number)) : charged
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
