import { Skeleton } from '#ui/skeleton.tsx'
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

/** An order that is still on its way: how it stands, where it goes, its goods, its sums. */
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
