import { href } from '@zhujia/contract/screens.ts'
import type { ProductDetail, Sku } from '#entities/catalogue/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { Fact, FactTable } from '#widgets/fact-table.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import { madeOf } from '#features/catalogue/amounts.ts'
import { MoreLink } from './more-link.tsx'
import styles from './parameters.module.css'
import { GOODS_LANG } from '#widgets/goods-lang.ts'

/** The contents of one sale step: of the chosen SKU, or of all SKUs if they are equal. */
function PackRow({ product: { unit, skus }, sku }: { product: ProductDetail; sku: Sku | undefined }) {
  const t = useTexts('goods')
  const units = useUnitTexts()
  const formats = useFormats()
  const [first] = skus
  const alike = skus.every(({ pack }) => JSON.stringify(pack) === JSON.stringify(first?.pack))
  const packed = sku ?? (alike ? first : undefined)
  if (!packed) return null
  const made = madeOf(unit, packed, 1).map((one) => units.count(one.unit, one.number))
  const weight = t('parameters.kilograms', { number: formats.kilograms(packed.pack.weightGrams) })
  return <Fact name={t('parameters.per', { amount: units.amount(unit, 1) })}>{[...made, weight].join(' · ')}</Fact>
}

/** Enough to identify the product; the rest is on the page of all texts. */
const SHOWN = 6

/** The parameters of a product, in a table. */
export function Parameters({ product, sku }: { product: ProductDetail; sku: Sku | undefined }) {
  const t = useTexts('goods')
  return (
    <Card title={t('parameters.title')}>
      <FactTable>
        <Fact name={t('parameters.brand')}>
          <span lang={GOODS_LANG}>{product.brand}</span>
        </Fact>
        <Fact name={t('parameters.category')}>
          <span className={styles.path}>
            {product.categoryPath.map(({ code, name }) => (
              <UiLink key={code} href={href('search', { category: code })} className={styles.link}>
                {name}
              </UiLink>
            ))}
          </span>
        </Fact>
        <PackRow product={product} sku={sku} />
        {product.parameters.slice(0, SHOWN).map(({ name, value }) => (
          <Fact key={name} name={name} lang={GOODS_LANG}>
            {value}
          </Fact>
        ))}
      </FactTable>
      <MoreLink product={product} sku={sku}>
        {t('more.parameters')}
      </MoreLink>
    </Card>
  )
}
