import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './orders-skeleton.module.css'

const CARDS = [1, 2, 3]

/** Orders that are still on their way, in the shape of their cards. */
export function OrdersSkeleton() {
  return (
    <div aria-busy="true">
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.head}>
            <Skeleton kind="line" />
          </div>
          <Skeleton kind="list" />
        </div>
      ))}
    </div>
  )
}
