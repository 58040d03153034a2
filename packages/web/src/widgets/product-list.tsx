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

/** Products in two columns or as rows. */
export function ProductList({ products, layout = 'grid', marked, adding, label }: ProductListProps) {
  return (
    <ul aria-label={label} className={cx(styles.list, styles[layout])}>
      {products.map((product, place) => (
        <li key={product.id} className={styles.item}>
          <ProductCard
            product={product}
            layout={layout}
            priority={place < FIRST_SCREEN}
            marked={marked}
            onAdd={adding && ((from) => adding.add(product, from))}
            isAdding={adding?.busyId === product.id}
          />
        </li>
      ))}
    </ul>
  )
}
