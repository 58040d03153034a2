import Calculator from 'lucide-react/icons/calculator'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Icon } from '#ui/display/icon.tsx'
import { SaleStepper, useLimitWords } from '#widgets/sale-stepper.tsx'
import { isInStock } from '#widgets/sku-choice.ts'
import { useUnitTexts } from '#widgets/unit-text.ts'
import { measuredOf } from '#features/catalogue/measured.ts'
import type { ChosenSku } from '#features/catalogue/use-choice.ts'
import styles from './sku-sheet.module.css'

function MeasureButton({ onMeasure }: { onMeasure: () => void }) {
  const t = useTexts('measure')
  return (
    <button type="button" className={styles.measure} onClick={onMeasure}>
      <Icon of={Calculator} size={14} />
      {t('open')}
    </button>
  )
}

/** The quantity of the chosen SKU, in its sale unit. At a limit it says which one. */
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
  const wordsAt = useLimitWords(product.hasLots)
  return (
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
        <SaleStepper
          label={t('sku.quantity')}
          unit={unit}
          available={sku?.available}
          value={steps}
          onChange={setSteps}
          wordsAt={wordsAt}
          disabled={sku && !canBuy}
        />
        <span>{units.name(unit.step)}</span>
      </div>
    </div>
  )
}
