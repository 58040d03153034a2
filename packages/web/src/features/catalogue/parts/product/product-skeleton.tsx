import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './product-view.module.css'

/** A product page in outline: picture, price and name, rows. */
export function ProductSkeleton() {
  return (
    <>
      <Skeleton ratio={1} />
      <div className={styles.blocks}>
        <Card>
          <Skeleton kind="line" count={3} />
        </Card>
        <Card>
          <Skeleton kind="line" count={4} />
        </Card>
      </div>
    </>
  )
}
