import type { ReactNode } from 'react'
import type { Form } from '#platform/form.ts'
import { Button } from '#ui/action/button.tsx'
import styles from './sheet-form.module.css'

export interface SheetFormProps<Values extends object> {
  form: Form<Values>
  /** The explanation of the action, above the fields. */
  hint?: string | undefined
  /** The label of the submit button. */
  submit: string
  /** Set when the action cannot be undone. */
  danger?: boolean | undefined
  children: ReactNode
}

/** The frame of a form inside a sheet: explanation, fields, error of the whole form, submit button. */
export function SheetForm<Values extends object>({
  form,
  hint,
  submit,
  danger = false,
  children,
}: SheetFormProps<Values>) {
  return (
    <form {...form.props} className={styles.form}>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
      {form.failure && (
        <p role="alert" className={styles.failure}>
          {form.failure}
        </p>
      )}
      <Button type="submit" block size="large" kind={danger ? 'danger' : 'primary'} loading={form.submitting}>
        {submit}
      </Button>
    </form>
  )
}
