import type { ProductDetail, Sku } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { Image } from '#ui/media/image.tsx'
import { Chapters } from '#widgets/chapters.tsx'
import { Fact, FactTable } from '#widgets/fact-table.tsx'
import { OwnFacts } from '#widgets/own-facts.tsx'
import { PackFacts } from '#widgets/pack-facts.tsx'
import { sourcesOf } from '#widgets/picture-sources.ts'
import { PromiseList } from '#widgets/promise-list.tsx'
import { specLine } from '#widgets/spec-text.tsx'
import styles from './text-sections.module.css'
import { GOODS_LANG } from '#widgets/goods-lang.ts'

/** The description chapter by chapter, and all pictures one below the other. */
export function Story({ product: { title, subtitle, description, gallery } }: { product: ProductDetail }) {
  const t = useTexts('goods')
  return (
    <Card title={t('detail.title')}>
      <p className={styles.title} lang={GOODS_LANG}>
        {title}
      </p>
      {subtitle && (
        <p className={styles.subtitle} lang={GOODS_LANG}>
          {subtitle}
        </p>
      )}
      <Chapters chapters={description} />
      <div className={styles.pictures}>
        {gallery.map((picture) => (
          <Image key={picture.small} src={sourcesOf(picture)} alt={title} sizes="100vw" />
        ))}
      </div>
    </Card>
  )
}

/** Brand, category, attributes and the maker's parameters. */
export function Facts({ product: { brand, categoryPath, attributes, parameters } }: { product: ProductDetail }) {
  const t = useTexts('goods')
  return (
    <Card title={t('parameters.title')}>
      <FactTable>
        <Fact name={t('parameters.brand')}>
          <span lang={GOODS_LANG}>{brand}</span>
        </Fact>
        <Fact name={t('parameters.category')}>{categoryPath.map(({ name }) => name).join(' / ')}</Fact>
        <OwnFacts attributes={attributes} parameters={parameters} />
      </FactTable>
    </Card>
  )
}

/** Groups SKUs with equal packing. */
function packedAlike(skus: readonly Sku[]): Sku[][] {
  return [...Map.groupBy(skus, ({ pack }) => JSON.stringify(pack)).values()]
}

/** The contents of one sale step: of the chosen SKU, else of each packing with its SKUs. */
export function Packing({ product: { unit, skus }, skuId }: { product: ProductDetail; skuId: string | undefined }) {
  const t = useTexts('goods')
  const chosen = skus.filter(({ id }) => id === skuId)
  const packings = packedAlike(chosen.length > 0 ? chosen : skus)
  return (
    <Card title={t('packing.title')}>
      {packings.map((alike) => {
        const [first] = alike
        if (!first) return null
        return (
          <div key={first.id} className={styles.packing}>
            {(packings.length > 1 || chosen.length > 0) && (
              <h3 className={styles.specs} lang={GOODS_LANG}>
                {alike.map(({ spec }) => specLine(spec)).join(' / ')}
              </h3>
            )}
            <FactTable>
              <PackFacts unit={unit} pack={first.pack} />
            </FactTable>
          </div>
        )
      })}
    </Card>
  )
}

/** Returns, guarantees, warranty, each in a sentence. */
export function Service({ product }: { product: ProductDetail }) {
  const t = useTexts('goods')
  return (
    <Card title={t('promises.title')}>
      <PromiseList {...product} />
    </Card>
  )
}
