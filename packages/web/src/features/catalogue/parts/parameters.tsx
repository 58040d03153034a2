import { href } from '@zhujia/contract/screens.ts'
import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/format.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { Card } from '../../../ui/card.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { useUnitTexts } from '../../../widgets/unit-text.ts'
import { madeOf } from '../amounts.ts'
import type { ProductDetail, Sku } from '../queries.ts'
import styles from './parameters.module.css'

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** What one sale step holds: of the chosen SKU, or of all when they are packed alike. */
function PackRow({ product: { unit, skus }, sku }: { product: ProductDetail; sku: Sku | undefined }) {
  const t = useTexts('goods')
  const units = useUnitTexts()
  const formats = useFormats()
  const [first] = skus
  const alike = skus.every(({ pack }) => JSON.stringify(pack) === JSON.stringify(first?.pack))
  const packed = sku ?? (alike ? first : undefined)
  if (!packed) return null
  const made = madeOf(unit, packed, 1).map((one) => units.count(one.unit, one.number))
  const weight = t('parameters.kilograms', { number: formats.number(packed.pack.weightGrams / 1000) })
  return <Row name={t('parameters.per', { amount: units.amount(unit, 1) })}>{[...made, weight].join(' · ')}</Row>
}

/** What a product is made of, in a table. */
export function Parameters({ product, sku }: { product: ProductDetail; sku: Sku | undefined }) {
  const t = useTexts('goods')
  return (
    <Card title={t('parameters.title')}>
      <dl className={styles.table}>
        <Row name={t('parameters.brand')}>{product.brand}</Row>
        <Row name={t('parameters.category')}>
          <span className={styles.path}>
            {product.categoryPath.map(({ code, name }) => (
              <UiLink key={code} href={href('search', { category: code })} className={styles.link}>
                {name}
              </UiLink>
            ))}
          </span>
        </Row>
        <PackRow product={product} sku={sku} />
        {product.parameters.map(({ name, value }) => (
          <Row key={name} name={name}>
            {value}
          </Row>
        ))}
      </dl>
    </Card>
  )
}
