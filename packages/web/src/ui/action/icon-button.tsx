import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon, type DrawnIcon } from '../display/icon.tsx'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Its accessible name. */
  label: string
  icon: DrawnIcon
  iconSize?: number | undefined
  filled?: boolean | undefined
  /** `on-picture` stands on a dark disc, for bars that lie over pictures. */
  tone?: 'text' | 'hint' | 'primary' | 'on-picture' | undefined
  /** A Badge on the icon; its text is added to the name. */
  children?: ReactNode
}

/** A 44 px button that shows only an icon: back, close, share, cart. Where a text fits, use Button. */
export function IconButton({ label, icon, iconSize, filled, tone = 'text', children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={cx(styles.button, styles[`tone-${tone}`])}>
      <Icon of={icon} size={iconSize} filled={filled} />
      <span className="visually-hidden">{label}</span>
      {children && <span className={styles.badge}>{children}</span>}
    </button>
  )
}
