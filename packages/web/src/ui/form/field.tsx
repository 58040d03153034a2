import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './field.module.css'
import { useUiTexts } from '../texts.tsx'

/** The ids that connect a control to its label, hint and error: spread them on the control. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
}

export interface FieldProps {
  label: string
  /** How to correct the value; read aloud with the control. */
  error?: string | undefined
  hint?: string | undefined
  /** A doubt about the value, which does not refuse it: read aloud when it comes, so it is '' and not left out while there is none. */
  warning?: string | undefined
  required?: boolean | undefined
  /** `row` sets label and control side by side (short values in a card), `stack` one above the other. */
  layout?: 'stack' | 'row' | undefined
  /** Beside the label, at the far end: a link, a unit. */
  aside?: ReactNode
  children: (control: FieldControl) => ReactNode
}

function Label({ id, label, required, aside }: Pick<FieldProps, 'label' | 'required' | 'aside'> & { id: string }) {
  const texts = useUiTexts()
  return (
    <div className={styles.head}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <>
            <span className={styles.star} aria-hidden="true">
              *
            </span>
            <span className="visually-hidden">{texts.required}</span>
          </>
        )}
      </label>
      {aside}
    </div>
  )
}

/** What is said below the control. */
function Notes({ id, hint, warning, error }: Pick<FieldProps, 'hint' | 'warning' | 'error'> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {warning !== undefined && (
        <p role="status" id={`${id}-warning`} className={styles.warning}>
          {warning}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}

/** A labelled control of a form with its hint, its warning and its error. */
export function Field({ label, error, hint, warning, required, layout = 'stack', aside, children }: FieldProps) {
  const id = useId()
  const described = cx(hint && `${id}-hint`, warning && `${id}-warning`, error && `${id}-error`)
  return (
    <div className={cx(styles.field, styles[layout])}>
      <Label id={id} label={label} required={required} aside={aside} />
      <div>
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        })}
        <Notes id={id} hint={hint} warning={warning} error={error} />
      </div>
    </div>
  )
}
