import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import styles from './checkbox.module.css'
import { cx } from '../cx.ts'
import { Icon } from '../display/icon.tsx'

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'checked' | 'onChange' | 'ref'
> {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Some but not all of a group. */
  mixed?: boolean | undefined
  /** The label beside it, which may contain links. Without a label give `aria-label`. */
  children?: ReactNode
}

/** A round check mark with a 44 px target: agreeing, choosing several, selecting rows of a cart. */
export function Checkbox({ checked, onChange, mixed = false, children, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className={cx(styles.root, rest.disabled && styles.disabled)}>
      <input
        {...rest}
        ref={input}
        type="checkbox"
        className={styles.input}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.mark}>
        <Icon of={mixed ? Minus : Check} size={14} />
      </span>
      {children && <span className={styles.words}>{children}</span>}
    </label>
  )
}
