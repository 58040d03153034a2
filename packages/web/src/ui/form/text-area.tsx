import { useId, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useUiTexts } from '../texts.tsx'
import styles from './text-input.module.css'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
  /** In UTF-16 units, as the server counts; shows the counter. */
  maxLength?: number | undefined
  variant?: 'box' | 'bare' | undefined
}

/** Several lines of text: remarks, reviews, reasons. Grows with what is written where the browser can. */
export function TextArea({ value, onChange, maxLength, variant = 'box', ...rest }: TextAreaProps) {
  const texts = useUiTexts()
  const countId = useId()
  const counted = maxLength !== undefined
  return (
    <div className={cx(styles.box, styles.area, styles[variant], rest['aria-invalid'] && styles.invalid)}>
      <textarea
        rows={3}
        {...rest}
        maxLength={maxLength}
        aria-describedby={cx(rest['aria-describedby'], counted && countId) || undefined}
        className={cx(styles.input, styles.textarea)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {counted && (
        <p className={styles.count}>
          <span aria-hidden="true">{`${value.length}/${maxLength}`}</span>
          <span id={countId} className="visually-hidden">
            {texts.characters(value.length, maxLength)}
          </span>
        </p>
      )}
    </div>
  )
}
