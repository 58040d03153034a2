import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from '../cx.ts'
import { UiLink } from './link.tsx'
import { Spinner } from '../feedback/spinner.tsx'

export interface ButtonStyle {
  /** One `primary` for each page; `danger` only for actions that cannot be undone; `plain` is text alone. */
  kind?: 'primary' | 'secondary' | 'danger' | 'plain' | undefined
  size?: 'large' | 'medium' | 'small' | undefined
  /** Takes the whole width. */
  block?: boolean | undefined
}

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className' | 'type'> {
  type?: 'button' | 'submit' | undefined
  /** Shows a spinner and ignores taps; focus and width stay. */
  loading?: boolean | undefined
  children: ReactNode
}

function classOf({ kind = 'primary', size = 'medium', block = false }: ButtonStyle): string {
  return cx(styles.button, styles[kind], styles[size], block && styles.block)
}

/** A button for an action. To open another page use LinkButton. */
export function Button({ kind, size, block, loading = false, type, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classOf({ kind, size, block })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {loading && <Spinner size={18} />}
      {children}
    </button>
  )
}

export interface LinkButtonProps extends ButtonStyle {
  href: string
  children: ReactNode
}

/** A link in the style of a button: the next step of an empty or finished page. */
export function LinkButton({ href, kind, size, block, children }: LinkButtonProps) {
  return (
    <UiLink href={href} className={classOf({ kind, size, block })}>
      {children}
    </UiLink>
  )
}
