import BadgeCheck from 'lucide-react/icons/badge-check'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CellGroup } from '#ui/cell-group.tsx'
import { Icon } from '#ui/icon.tsx'
import { Image } from '#ui/image.tsx'
import { sourcesOf } from '#widgets/picture-sources.ts'
import { shownGuarantees } from '#widgets/promise-list.tsx'
import { specLine } from '#widgets/spec-text.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import { useMeasureTexts, usePricingTexts } from '#widgets/measure-texts.ts'
import { priceRange } from '../amounts.ts'
import { isMeasurable } from '../measured.ts'
import type { ProductDetail, Sku } from '../queries.ts'
import type { ChosenSku } from '../use-choice.ts'
import { FreightRow } from './freight-row.tsx'
import { InfoRow } from './info-row.tsx'
import styles from './product-rows.module.css'
import { PromiseSheet } from './promise-sheet.tsx'

/** As many as fit beside the label on a narrow phone. */
const LOOKS_MAX = 5

interface ProductRowsProps {
  product: ProductDetail
  chosen: ChosenSku
  onChoose: () => void
  onMeasure: () => void
}

/** What the SKUs look like, each look once. */
function Looks({ skus }: { skus: readonly Sku[] }) {
  const looks = new Map(skus.map(({ picture }) => [picture.small, picture]))
  if (looks.size < 2) return null
  return (
    <span className={styles.looks}>
      {[...looks.values()].slice(0, LOOKS_MAX).map((picture) => (
        <span key={picture.small} className={styles.look}>
          <Image src={sourcesOf(picture)} alt="" sizes="40px" />
        </span>
      ))}
    </span>
  )
}

function ChoiceRow({ product, chosen, onChoose }: Omit<ProductRowsProps, 'onMeasure'>) {
  const t = useTexts('goods')
  const units = useUnitTexts()
  const made = useTexts('made')
  const measureTexts = useMeasureTexts()
  const { sku, steps, measures, unit } = chosen
  const asked = product.madeToMeasure?.sizes.map(({ size }) => made(`field.${size}`)) ?? []
  return (
    <InfoRow label={t(sku ? 'sku.chosen' : 'sku.choose')} onClick={onChoose}>
      {sku ? (
        specLine([
          ...sku.spec,
          ...(measures === undefined
            ? [made('asked', { fields: asked.join(' × ') })]
            : [...measureTexts.parts(measures), units.amount(unit, steps)]),
        ])
      ) : (
        <span className={styles.muted}>{specLine([...product.specGroups.map(({ name }) => name), ...asked])}</span>
      )}
      <Looks skus={product.skus} />
    </InfoRow>
  )
}

/** The way from an area to a quantity, for goods that have one. */
function MeasureRow({ product, onMeasure }: Pick<ProductRowsProps, 'product' | 'onMeasure'>) {
  const t = useTexts('measure')
  if (!isMeasurable(product)) return null
  return (
    <InfoRow label={t('row.label')} onClick={onMeasure}>
      <span className={styles.muted}>{t('row.hint')}</span>
    </InfoRow>
  )
}

/** How a piece made to measure is charged. */
function PricingRow({ product: { madeToMeasure: rule, skus }, chosen }: Pick<ProductRowsProps, 'product' | 'chosen'>) {
  const t = useTexts('made')
  const pricing = usePricingTexts()
  if (!rule) return null
  const { low, high } = priceRange(skus)
  const unitFen = chosen.sku?.priceFen ?? (low === high ? low : undefined)
  return (
    <InfoRow label={t('pricing.label')}>
      {pricing(rule, unitFen).map((words) => (
        <span key={words} className={styles.sentence}>
          {words}
        </span>
      ))}
    </InfoRow>
  )
}

/** What has to be decided and what holds: the choice, the freight, the promises. */
export function ProductRows(props: ProductRowsProps) {
  const t = useTexts('goods')
  const [reading, setReading] = useState(false)
  const { product } = props
  const names = [
    t(`returns.${product.returnRule}.title`),
    ...shownGuarantees(product.guarantees).map((code) => t(`guarantees.${code}.title`)),
  ]
  return (
    <CellGroup>
      <ChoiceRow {...props} />
      <PricingRow {...props} />
      <MeasureRow {...props} />
      <FreightRow product={product} />
      {product.hasLots && <InfoRow label={t('lots.label')}>{t('lots.note')}</InfoRow>}
      <InfoRow label={t('promises.label')} onClick={() => setReading(true)}>
        <span className={styles.promises}>
          {names.map((name) => (
            <span key={name} className={styles.promise}>
              <Icon of={BadgeCheck} size={14} />
              {name}
            </span>
          ))}
        </span>
      </InfoRow>
      <PromiseSheet product={product} open={reading} onClose={() => setReading(false)} />
    </CellGroup>
  )
}
