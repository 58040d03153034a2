import CircleX from 'lucide-react/icons/circle-x'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { folded } from '#platform/folded.ts'
import { cx } from '../cx.ts'
import { IconButton } from '../action/icon-button.tsx'
import { useUiTexts } from '../texts.tsx'
import styles from './text-input.module.css'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange' | 'ref'> {
  value: string
  onChange: (value: string) => void
  /** Inside the box, before and after the text: an icon, a unit, a button. */
  before?: ReactNode
  after?: ReactNode
  /** Shows a button that empties it while there is text. */
  clearable?: boolean | undefined
  /** `box` has a background; `bare` has none, for rows inside a card. */
  variant?: 'box' | 'bare' | undefined
}

const NUMERIC: readonly TextInputProps['inputMode'][] = ['numeric', 'decimal']

/**
 * A line of text; of numbers (`inputMode` numeric or decimal) in their plain form. Inside a Field spread the control's ids on it; give
 * `inputMode` and `autoComplete`.
 */
export function TextInput({ value, onChange, before, after, clearable, variant = 'box', ...rest }: TextInputProps) {
  const texts = useUiTexts()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const canClear = clearable && value !== '' && !rest.disabled && !rest.readOnly
  return (
    <div className={cx(styles.box, styles[variant], rest['aria-invalid'] && styles.invalid)}>
      {before}
      <input
        type="text"
        {...rest}
        ref={input}
        className={styles.input}
        value={value}
        onChange={({ target }) => onChange(NUMERIC.includes(rest.inputMode) ? folded(target.value) : target.value)}
      />
      {canClear && <IconButton label={texts.clear} icon={CircleX} iconSize={18} tone="hint" onClick={clear} />}
      {after}
    </div>
  )
}
