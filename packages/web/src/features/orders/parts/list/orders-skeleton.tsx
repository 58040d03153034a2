import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './orders-skeleton.module.css'

const CARDS = [1, 2, 3, 4]

/** The outline of the order cards while they load. */
export function OrdersSkeleton() {
  return (
    <div aria-busy="true">
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.head}>
            <Skeleton kind="line" />
          </div>
          <div className={styles.goods}>
            <Skeleton kind="list" />
          </div>
          <div className={styles.sum}>
            <Skeleton kind="line" />
          </div>
        </div>
      ))}
    </div>
  )
}
