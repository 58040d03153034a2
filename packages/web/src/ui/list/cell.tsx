import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import styles from './cell.module.css'
import { cx } from '../cx.ts'
import { Icon, type DrawnIcon } from '../display/icon.tsx'
import { UiLink } from '../action/link.tsx'

export interface CellProps {
  title: ReactNode
  /** A second, smaller line. */
  note?: ReactNode
  /** At the far end: a value, a Badge, a Switch. */
  value?: ReactNode
  icon?: DrawnIcon | undefined
  /** In place of the icon: an Avatar, a thumbnail. */
  before?: ReactNode
  /** Makes the row a link. */
  href?: string | undefined
  /** Makes the row a button. */
  onClick?: (() => void) | undefined
  /** Shown by default on rows that can be pressed. */
  arrow?: boolean | undefined
  /** Red text: leaving, deleting. */
  danger?: boolean | undefined
}

function Content({ title, note, value, icon, before, arrow }: CellProps) {
  return (
    <>
      {before ?? (icon && <Icon of={icon} size={22} className={styles.icon} />)}
      <span className={styles.words}>
        <span className={styles.main}>
          <span className={styles.title}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
      </span>
      {arrow && <Icon of={ChevronRight} size={18} className={styles.arrow} />}
    </>
  )
}

/** A row of a settings list or a detail page: name on the left, value on the right. Inside a CellGroup. */
export function Cell(props: CellProps) {
  const { href, onClick, danger = false } = props
  const pressable = href !== undefined || onClick !== undefined
  const className = cx(styles.cell, pressable && styles.pressable, danger && styles.danger)
  const content = <Content {...props} arrow={props.arrow ?? pressable} />
  if (href !== undefined) {
    return (
      <UiLink href={href} className={className}>
        {content}
      </UiLink>
    )
  }
  if (onClick) {
    return (
      <button type="button" className={className} onClick={onClick}>
        {content}
      </button>
    )
  }
  return <div className={className}>{content}</div>
}
