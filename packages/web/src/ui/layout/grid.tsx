import type { ReactNode } from 'react'
import { Badge } from '../display/badge.tsx'
import styles from './grid.module.css'
import { Icon, type DrawnIcon } from '../display/icon.tsx'
import { UiLink } from '../action/link.tsx'

export interface GridProps {
  columns?: 2 | 3 | 4 | 5 | undefined
  children: ReactNode
}

/** Entries in equal columns; at large text sizes there are fewer columns. GridItems inside. */
export function Grid({ columns = 5, children }: GridProps) {
  return <ul className={styles[`of-${columns}`]}>{children}</ul>
}

export interface GridItemProps {
  icon: DrawnIcon
  title: string
  href: string
  /** The colour of the icon's ground, to distinguish groups of services. */
  tone?: 'primary' | 'teal' | 'violet' | 'warning' | 'success' | undefined
  count?: number | undefined
}

/** One entry: an icon on a tinted ground with a word below. */
export function GridItem({ icon, title, href, tone = 'primary', count }: GridItemProps) {
  return (
    <li className={styles.cell}>
      <UiLink href={href} className={styles.item}>
        <Badge count={count}>
          <span className={styles.art} data-tone={tone}>
            <Icon of={icon} />
          </span>
        </Badge>
        <span>{title}</span>
      </UiLink>
    </li>
  )
}
