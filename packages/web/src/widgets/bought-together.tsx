import { useTexts } from '../platform/i18n/use-texts.ts'
import { Card } from '../ui/layout/card.tsx'
import styles from './bought-together.module.css'
import { ProductCard, type Product } from './product-card.tsx'

interface BoughtTogetherProps {
  products: readonly Product[]
  /** The product of this page, or several that were bought. */
  with: 'this' | 'bought'
}

/** Products that are often bought together with these, with an explanation; absent if there are none. */
export function BoughtTogether({ products, with: kind }: BoughtTogetherProps) {
  const t = useTexts('shop')
  if (products.length === 0) return null
  return (
    <Card title={t('together.title')}>
      <p className={styles.why}>{t(kind === 'this' ? 'together.why' : 'together.whyMany')}</p>
      <ul className={styles.list} aria-label={t('together.title')}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} layout="compact" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
