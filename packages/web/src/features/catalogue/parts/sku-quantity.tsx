import { extentOf } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { amountOf } from '@zhujia/contract/catalogue/units.ts'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import Calculator from 'lucide-react/icons/calculator'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Stepper, type StepperLimit } from '#ui/stepper.tsx'
import { showToast } from '#ui/toast.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { isInStock } from '#widgets/sku-choice.ts'
import { useUnitTexts } from '#widgets/unit-text.ts'
import { madeOf, mostOf, stepsOf } from '../amounts.ts'
import { measuredOf } from '../measured.ts'
import type { ProductDetail, Sku } from '../queries.ts'
import type { ChosenSku } from '../use-choice.ts'
import styles from './sku-sheet.module.css'

interface SumProps {
  product: ProductDetail
  chosen: ChosenSku
  /** One that can be bought; without it the place is kept, so that the sheet does not jump. */
  sku: Sku | undefined
}

/** What of a piece made to measure is charged, and what one costs. */
function useCharged({ madeToMeasure: rule }: ProductDetail, { measures, eachFen, unit }: ChosenSku): string[] {
  const t = useTexts('made')
  const units = useUnitTexts()
  const { money, number } = useFormats()
  if (!rule) return []
  if (!measures || eachFen === undefined) return [t('fill')]
  const { charged, of } = extentOf(rule, measures)
  const each = t('each', { price: money(eachFen), unit: units.name(unit.step) })
  if (rule.charge.by === 'area') return [t('charged.area', { amount: number(charged / of) }), each]
  if (rule.charge.by === 'length') return [t('charged.length', { amount: String(charged) }), each]
  return [each]
}

/** What the quantity makes in pieces and ㎡, and what it costs. */
function Sum({ product, chosen, sku }: SumProps) {
  const t = useTexts('goods')
  const units = useUnitTexts()
  const { unit, steps, eachFen } = chosen
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

function MeasureButton({ onMeasure }: { onMeasure: () => void }) {
  const t = useTexts('measure')
  return (
    <button type="button" className={styles.measure} onClick={onMeasure}>
      <Icon of={Calculator} size={14} />
      {t('open')}
    </button>
  )
}

/** How many of the chosen SKU, in the unit in which it is sold. At a limit it says which one. */
export function SkuQuantity({
  product,
  chosen,
  onMeasure,
}: {
  product: ProductDetail
  chosen: ChosenSku
  onMeasure: () => void
}) {
  const t = useTexts('goods')
  const units = useUnitTexts()
  const { unit, sku, steps, setSteps } = chosen
  const canBuy = sku !== undefined && isInStock(sku, unit.minSteps)
  const most = sku ? mostOf(sku) : QUANTITY_MAX
  const sayWhy = (limit: StepperLimit) => {
    if (limit === 'min') return showToast(t('sku.least', { amount: units.amount(unit, unit.minSteps) }))
    const reason = most === QUANTITY_MAX ? 'sku.mostAtOnce' : product.hasLots ? 'lots.mostLeft' : 'sku.mostLeft'
    return showToast(t(reason, { amount: units.amount(unit, most) }))
  }
  return (
    <>
      <div className={styles.quantity}>
        <div>
          <p>
            {t('sku.quantity')}
            {canBuy && measuredOf(product, sku) && <MeasureButton onMeasure={onMeasure} />}
          </p>
          {unit.minSteps > 1 && (
            <p className={styles.hint}>{t('sku.from', { amount: units.amount(unit, unit.minSteps) })}</p>
          )}
        </div>
        <div className={styles.count}>
          <Stepper
            label={t('sku.quantity')}
            value={steps}
            onChange={setSteps}
            min={unit.minSteps}
            max={Math.max(most, unit.minSteps)}
            onLimit={sayWhy}
            format={(value) => String(amountOf(unit, value))}
            parse={(text) => stepsOf(unit, text)}
            disabled={sku && !canBuy}
          />
          <span>{units.name(unit.step)}</span>
        </div>
      </div>
      <Sum product={product} chosen={chosen} sku={canBuy ? sku : undefined} />
    </>
  )
}
