import CircleX from 'lucide-react/icons/circle-x'
import Search from 'lucide-react/icons/search'
import { useRef, type ComponentProps, type FormEvent } from 'react'
import { Icon } from '../display/icon.tsx'
import { IconButton } from '../action/icon-button.tsx'
import styles from './search-pill.module.css'
import { useUiTexts } from '../texts.tsx'

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'value' | 'onChange' | 'onSubmit' | 'type' | 'ref'
> {
  /** What is searched, for screen readers. */
  label: string
  value: string
  onChange: (value: string) => void
  /** The name of the bar's button beside it: at a large text size, without room for that one, the icon is the button. */
  submitLabel?: string
  /** Enter or the keyboard's search key; never while an input method is composing. */
  onSubmit: (value: string) => void
}

/** The search box of the search page's bar. */
export function SearchField({ label, submitLabel, value, onChange, onSubmit, ...rest }: SearchFieldProps) {
  const texts = useUiTexts()
  const input = useRef<HTMLInputElement>(null)
  const composing = useRef(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!composing.current) onSubmit(value.trim())
  }
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <div className={styles.pill}>
        {submitLabel !== undefined && (
          <button type="submit" className={styles.send} aria-label={submitLabel}>
            <Icon of={Search} size={18} />
          </button>
        )}
        <Icon of={Search} size={18} />
        <input
          enterKeyHint="search"
          autoComplete="off"
          {...rest}
          ref={input}
          type="search"
          aria-label={label}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onCompositionStart={() => (composing.current = true)}
          onCompositionEnd={() => (composing.current = false)}
        />
        {value !== '' && (
          <span className={styles.clear}>
            <IconButton label={texts.clear} icon={CircleX} iconSize={18} tone="hint" onClick={clear} />
          </span>
        )}
      </div>
    </form>
  )
}
