import { cx } from '#ui/cx.ts'
import styles from './browser.module.css'

const RAIL = Array.from({ length: 10 }, (_, place) => place)
const PICTURES = Array.from({ length: 6 }, (_, place) => place)

function Group() {
  return (
    <>
      <div className={cx(styles.bone, styles.short)} />
      <div className={styles.pictures}>
        {PICTURES.map((place) => (
          <div key={place} className={styles.picture} />
        ))}
      </div>
    </>
  )
}

/** The outline of rail and pictures while the categories load. */
export function CategoriesSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.railBones}>
        {RAIL.map((place) => (
          <div key={place} className={styles.bone} />
        ))}
      </div>
      <div className={styles.bones}>
        <Group />
        <Group />
      </div>
    </div>
  )
}
