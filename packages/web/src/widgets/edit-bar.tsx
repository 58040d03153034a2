import type { ReactNode } from 'react'
import type { Selection } from '../platform/selection.ts'
import { BottomBar } from '../ui/layout/bottom-bar.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import styles from './edit-bar.module.css'

export interface EditBarProps {
  selection: Selection
  /** Beside the mark that takes all rows. */
  allText: string
  /** What can be done with the marked rows. */
  children: ReactNode
}

/** The bar below a list that is being edited: all of it, and what to do. */
export function EditBar({ selection, allText, children }: EditBarProps) {
  const { count, isAll, markAll } = selection
  return (
    <BottomBar>
      <Checkbox checked={isAll} mixed={count > 0 && !isAll} onChange={markAll}>
        {allText}
      </Checkbox>
      <div className={styles.end}>{children}</div>
    </BottomBar>
  )
}
