import type { ReactNode } from 'react'
import styles from './sheet-foot.module.css'

export interface SheetFootProps {
  /** What is wrong with the form as a whole: it stands where the button was pressed. */
  failure?: string | undefined
  /** The button that sends it. */
  children: ReactNode
}

/** The foot of a form in a sheet, which stays in sight while the form scrolls. */
export function SheetFoot({ failure, children }: SheetFootProps) {
  return (
    <div className={styles.foot}>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {children}
    </div>
  )
}
