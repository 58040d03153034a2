import { useId } from 'react'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { cx } from '../ui/cx.ts'
import { ProductCard, type Product } from './product-card.tsx'
import styles from './product-list.module.css'

export interface ProductListProps {
  products: readonly Product[]
  layout?: 'grid' | 'row' | 'compact' | undefined
  /** Words that stand out in the titles. */
  marked?: readonly string[] | undefined
  /** Adds a product to the cart. */
  adding?: ListAdding | undefined
  /** The label of the list, for screen readers. */
  label: string
}

/** The cart button of a list. */
export interface ListAdding {
  /** The product that is being added. */
  busyId: string | undefined
  add: (product: Product, from: HTMLElement) => void
}

/** How many pictures a phone shows at once. */
const FIRST_SCREEN = 4

/** Products in two columns or as rows; those that only are related follow below a heading. */
export function ProductList({ products, ...rest }: ProductListProps) {
  const t = useTexts('goods')
  const headingId = useId()
  const place = products.findIndex(({ isRelated }) => isRelated)
  if (place <= 0) return <Products products={products} {...rest} />
  return (
    <>
      <Products products={products.slice(0, place)} {...rest} />
      <h2 id={headingId} className={styles.heading}>
        {t('list.related')}
      </h2>
      <Products products={products.slice(place)} {...rest} label={undefined} labelledBy={headingId} isBelow />
    </>
  )
}

interface ProductsProps extends Omit<ProductListProps, 'label'> {
  label: string | undefined
  labelledBy?: string
  /** It does not begin on the first screen. */
  isBelow?: boolean
}

function Products({ products, layout = 'grid', marked, adding, label, labelledBy, isBelow }: ProductsProps) {
  return (
    <ul aria-label={label} aria-labelledby={labelledBy} className={cx(styles.list, styles[layout])}>
      {products.map((product, place) => (
        <li key={product.id} className={styles.item}>
          <ProductCard
            product={product}
            layout={layout}
            priority={!isBelow && place < FIRST_SCREEN}
            marked={marked}
            onAdd={adding && ((from) => adding.add(product, from))}
            isAdding={adding?.busyId === product.id}
          />
        </li>
      ))}
    </ul>
  )
}
