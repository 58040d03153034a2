import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Icon } from '#ui/display/icon.tsx'
import styles from './info-row.module.css'

export interface InfoRowProps {
  /** The label at the left. */
  label: string
  /** Makes the row a button. */
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** A row of a product's page: a label at the left, the content beside it. */
export function InfoRow({ label, onClick, children }: InfoRowProps) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </>
  )
  if (!onClick) return <div className={styles.row}>{content}</div>
  return (
    <button type="button" className={styles.row} onClick={onClick}>
      {content}
      <Icon of={ChevronRight} size={18} className={styles.arrow} />
    </button>
  )
}
