import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './detail-skeleton.module.css'

/** An order that is still on its way: its head, its address, its goods, its sums. */
export function DetailSkeleton() {
  return (
    <>
      <div className={styles.card}>
        <Skeleton kind="line" count={3} />
        <div className={styles.steps}>
          <Skeleton kind="line" count={2} />
        </div>
      </div>
      <div className={styles.card}>
        <Skeleton kind="line" count={3} />
      </div>
      <div className={styles.goods}>
        <Skeleton kind="list" count={2} />
      </div>
      <div className={styles.card}>
        <Skeleton kind="line" count={4} />
      </div>
    </>
  )
}
