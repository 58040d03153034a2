import { useQuery } from '@tanstack/react-query'
import { type ProductDetail, productQuery } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { usePageQuery } from '#platform/navigation.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { ProductBar } from '../parts/product/product-bar.tsx'
import { ProductFailed } from '../parts/product/product-failed.tsx'
import { Facts, Packing, Service, Story } from '../parts/product/text-sections.tsx'
import styles from '../parts/product/text-sections.module.css'
import { useAnchors } from '../parts/product/use-anchors.ts'

const PARTS = ['text', 'parameters', 'packing', 'service'] as const

function Texts({ product, skuId }: { product: ProductDetail; skuId: string | undefined }) {
  const t = useTexts('goods')
  const { root, current, goTo } = useAnchors(PARTS)
  const anchors = { items: PARTS.map((key) => ({ key, label: t(`anchors.${key}`) })), current, goTo }
  return (
    <ScreenPage title={product.title} flush bar={<ProductBar title={product.title} anchors={anchors} />}>
      <div ref={root} className={styles.sections}>
        <div data-code="text">
          <Story product={product} />
        </div>
        <div data-code="parameters">
          <Facts product={product} />
        </div>
        <div data-code="packing">
          <Packing product={product} skuId={skuId} />
        </div>
        <div data-code="service">
          <Service product={product} />
        </div>
      </div>
    </ScreenPage>
  )
}

/** The full text of a product: chapters, attributes, packing, promises. */
export default function ProductTextPage() {
  const { id = '', sku } = usePageQuery('productText')
  const { data, error, isFetching, refetch } = useQuery(productQuery(id))
  if (data) return <Texts product={data} skuId={sku} />
  return (
    <ScreenPage busy={!error}>
      {error ? (
        <ProductFailed error={error} retry={{ run: () => void refetch(), running: isFetching }} />
      ) : (
        <Skeleton kind="list" count={4} />
      )}
    </ScreenPage>
  )
}
