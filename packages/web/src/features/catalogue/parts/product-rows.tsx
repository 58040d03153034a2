import { useState } from 'react'
import { useFormats } from '../../../platform/format.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { CellGroup } from '../../../ui/cell-group.tsx'
import { specLine } from '../../../widgets/spec-text.tsx'
import { useUnitTexts } from '../../../widgets/unit-text.ts'
import type { ProductDetail } from '../queries.ts'
import type { ChosenSku } from '../use-choice.ts'
import { InfoRow } from './info-row.tsx'
import styles from './product-rows.module.css'
import { PromiseSheet } from './promise-sheet.tsx'

interface ProductRowsProps {
  product: ProductDetail
  chosen: ChosenSku
  onChoose: () => void
}

function ChoiceRow({ product, chosen, onChoose }: ProductRowsProps) {
  const t = useTexts('goods')
  const units = useUnitTexts()
  const { sku, steps } = chosen
  const groups = product.specGroups.map(({ name }) => name).join(' · ')
  return (
    <InfoRow label={t(sku ? 'sku.chosen' : 'sku.choose')} onClick={onChoose}>
      {sku ? (
        <>
          {sku.spec.length > 0 && `${specLine(sku.spec)}, `}
          <strong className={styles.amount}>{units.amount(product.unit, steps)}</strong>
        </>
      ) : (
        <span className={styles.muted}>{groups}</span>
      )}
    </InfoRow>
  )
}

function FreightRow({ product: { shop, delivery } }: { product: ProductDetail }) {
  const t = useTexts('goods')
  const formats = useFormats()
  const { freightFen, freeFreightFromFen: freeFrom } = shop
  return (
    <InfoRow label={t('freight.label')}>
      <span className={styles.line}>
        {t('freight.from', { city: shop.city })} · {t(`freight.${delivery}`)}
      </span>
      <span className={styles.line}>
        {freightFen === 0 ? t('freight.free') : t('freight.flat', { price: formats.money(freightFen) })}
        {freightFen > 0 && freeFrom !== null && (
          <span className={styles.muted}>{t('freight.freeFrom', { price: formats.money(freeFrom) })}</span>
        )}
      </span>
    </InfoRow>
  )
}

/** What has to be decided and what holds: the choice, the freight, the promises. */
export function ProductRows(props: ProductRowsProps) {
  const t = useTexts('goods')
  const [reading, setReading] = useState(false)
  const { product } = props
  const names = [t(`returns.${product.returnRule}.title`), ...product.guarantees.map((code) => t(`guarantees.${code}.title`))]
  return (
    <CellGroup>
      <ChoiceRow {...props} />
      <FreightRow product={product} />
      <InfoRow label={t('promises.label')} onClick={() => setReading(true)}>
        <span className={styles.clamped}>{names.join(' · ')}</span>
      </InfoRow>
      <PromiseSheet product={product} open={reading} onClose={() => setReading(false)} />
    </CellGroup>
  )
}
