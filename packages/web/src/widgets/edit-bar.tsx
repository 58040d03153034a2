import type { ReactNode } from 'react'
import type { Selection } from '../platform/selection.ts'
import { BottomBar } from '../ui/layout/bottom-bar.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import styles from './edit-bar.module.css'

export interface EditBarProps {
  selection: Selection
  /** The label of the checkbox for all rows. */
  allText: string
  /** The actions on the marked rows. */
  children: ReactNode
}

/** The bar below a list in edit mode: select all, and the actions. */
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
