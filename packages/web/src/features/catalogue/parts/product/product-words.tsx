import type { ProductDetail, Sku } from '#entities/catalogue/queries.ts'
import { useLocale } from '#platform/i18n/locale.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { PriceText, SalePrice } from '#widgets/price-text.tsx'
import { specLine } from '#widgets/spec-text.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import { priceRange, squareMetreFen } from '#features/catalogue/amounts.ts'
import { useChosenWords } from '#features/catalogue/use-chosen-words.ts'
import type { ChosenSku } from '#features/catalogue/use-choice.ts'
import styles from './product-words.module.css'
import { GOODS_LANG } from '#widgets/goods-lang.ts'

interface PriceProps {
  product: ProductDetail
  /** The chosen SKU; without it the price range of all is shown. */
  sku: Sku | undefined
}

/** The price of a ㎡, for products that are compared by area and sold by another unit. */
export function AreaPrice({ product: { unit, skus, madeToMeasure }, sku }: PriceProps) {
  const t = useTexts('goods')
  const prices = (sku ? [sku] : skus).flatMap(({ priceFen, pack: { areaCm2 } }) =>
    areaCm2 === null || unit.step === 'sqm' ? [] : [squareMetreFen(priceFen, areaCm2)],
  )
  // Goods made to measure have a price rule, which is shown below.
  if (prices.length === 0 || madeToMeasure) return null
  const low = Math.min(...prices)
  return (
    <span className={styles.area}>
      {t('product.comesTo')} <PriceText fen={low} unit="sqm" tone="text" from={low < Math.max(...prices)} />
    </span>
  )
}

function Prices({ product, sku }: PriceProps) {
  const { low, high } = priceRange(sku ? [sku] : product.skus)
  return <SalePrice fen={low} mostFen={low === high ? undefined : high} unit={product.unit} size="large" />
}

/** The price of a piece in the chosen size, and the sum; options are in the row of the choice, the price of its ㎡ or metre is in the row that explains it. */
function MadePrice({ product, chosen, eachFen }: { product: ProductDetail; chosen: ChosenSku; eachFen: number }) {
  const t = useTexts('goods')
  const units = useUnitTexts()
  const { unit, steps } = chosen
  const { measures } = useChosenWords(product, chosen)
  return (
    <div className={styles.made} aria-live="polite">
      <SalePrice fen={eachFen} unit={unit} size="large" />
      <span className={styles.area}>
        {specLine([...measures.slice(0, 1), units.amount(unit, steps)])} · {t('sku.total')}{' '}
        <PriceText fen={eachFen * steps} tone="text" />
      </span>
    </div>
  )
}

/** Explains to readers of other languages why product texts are in Chinese. */
function InChinese() {
  const t = useTexts('goods')
  return useLocale() === GOODS_LANG ? null : <p className={styles.subtitle}>{t('product.inChinese')}</p>
}

/** Price, name and subtitle of a product. */
export function ProductWords({ product, chosen }: { product: ProductDetail; chosen: ChosenSku }) {
  const t = useTexts('goods')
  const { title, subtitle, soldCount, isOnSale, madeToMeasure } = product
  const { sku, eachFen } = chosen
  return (
    <Card>
      <div className={styles.prices}>
        {madeToMeasure && eachFen !== undefined ? (
          <MadePrice product={product} chosen={chosen} eachFen={eachFen} />
        ) : (
          <Prices product={product} sku={sku} />
        )}
        {soldCount > 0 && <span className={styles.sold}>{t('card.sold', { count: soldCount })}</span>}
      </div>
      <AreaPrice product={product} sku={sku} />
      <p className={styles.title}>
        {!isOnSale && (
          <>
            <Tag>{t('state.offSale')}</Tag>{' '}
          </>
        )}
        <span lang={GOODS_LANG}>{title}</span>
      </p>
      <p className={styles.subtitle} lang={GOODS_LANG}>
        {subtitle}
      </p>
      <InChinese />
    </Card>
  )
}
