import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from './cx.ts'
import { UiLink } from './link.tsx'
import { Spinner } from './spinner.tsx'

export interface ButtonLook {
  /** One primary a page; `danger` only for what cannot be undone; `plain` is text alone. */
  kind?: 'primary' | 'secondary' | 'danger' | 'plain' | undefined
  size?: 'large' | 'medium' | 'small' | undefined
  /** Takes the whole width. */
  block?: boolean | undefined
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'type'> {
  type?: 'button' | 'submit' | undefined
  /** Shows the ring and swallows taps, keeping focus and width. */
  loading?: boolean | undefined
  children: ReactNode
}

function look({ kind = 'primary', size = 'medium', block = false }: ButtonLook): string {
  return cx(styles.button, styles[kind], styles[size], block && styles.block)
}

/** Does something here; its words say what. To go somewhere use LinkButton. */
export function Button({ kind, size, block, loading = false, type, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={look({ kind, size, block })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {loading && <Spinner size={18} />}
      {children}
    </button>
  )
}

export interface LinkButtonProps extends ButtonLook {
  href: string
  children: ReactNode
}

/** A link that looks like a button: the next step of an empty or finished page. */
export function LinkButton({ href, kind, size, block, children }: LinkButtonProps) {
  return (
    <UiLink href={href} className={look({ kind, size, block })}>
      {children}
    </UiLink>
  )
}
