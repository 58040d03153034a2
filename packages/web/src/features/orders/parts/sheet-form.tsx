import type { ReactNode } from 'react'
import type { Form } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import styles from './sheet-form.module.css'

export interface SheetFormProps<Values extends object> {
  form: Form<Values>
  /** What the step means, before anything is filled in. */
  hint?: string | undefined
  /** Says what sending does. */
  submit: string
  /** For what cannot be undone. */
  danger?: boolean | undefined
  children: ReactNode
}

/** The frame of a form inside a sheet: what it means, its fields, what failed as a whole, its one button. */
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
