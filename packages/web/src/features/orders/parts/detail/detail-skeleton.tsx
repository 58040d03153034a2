import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './detail-skeleton.module.css'

function Lines({ count }: { count: number }) {
  return (
    <div className={styles.card}>
      <div className={styles.title}>
        <Skeleton kind="line" />
      </div>
      <Skeleton kind="line" count={count} />
    </div>
  )
}

/** The outline of an order while it loads: state, address, goods, sums. */
export function DetailSkeleton() {
  return (
    <>
      <div className={styles.card}>
        <div className={styles.now}>
          <div className={styles.icon}>
            <Skeleton />
          </div>
          <div className={styles.words}>
            <div className={styles.title}>
              <Skeleton kind="line" />
            </div>
            <Skeleton kind="line" />
          </div>
        </div>
        <div className={styles.steps}>
          <Skeleton kind="line" count={2} />
        </div>
      </div>
      <Lines count={2} />
      <div className={styles.goods}>
        <Skeleton kind="list" />
      </div>
      <Lines count={3} />
      <Lines count={3} />
    </>
  )
}
