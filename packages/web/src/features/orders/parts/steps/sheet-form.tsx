import type { ReactNode } from 'react'
import type { Form } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { SheetFoot } from '#ui/overlay/sheet-foot.tsx'
import { useLostAnswer, useMovedOn } from './moved-on.ts'
import styles from './sheet-form.module.css'
import { Unsent } from './unsent.tsx'

export interface SheetFormProps<Values extends object> {
  form: Form<Values>
  /** The explanation of the action, above the fields. */
  hint?: string | undefined
  /** The label of the submit button. */
  submit: string
  /** Set when the action cannot be undone. */
  danger?: boolean | undefined
  /** What is said of it above the button, as long as it is filled in. */
  said?: ReactNode
  /** What was typed as a note: it stays readable when the order no longer offers the action. */
  note?: string | undefined
  children: ReactNode
}

/**
 * The frame of a form inside a sheet: explanation, fields, and in the foot the error of the whole form and the submit button. When the order has moved on and
 * no longer offers the action, it says so instead.
 */
export function SheetForm<Values extends object>({
  form,
  hint,
  submit,
  danger = false,
  note = '',
  said,
  children,
}: SheetFormProps<Values>) {
  const t = useTexts('orders')
  const movedOn = useMovedOn()
  useLostAnswer(form, movedOn !== undefined)
  // A sheet that has done its step closes with its form. While an answer is missing nobody knows whether it has.
  if (movedOn && !form.submitting && !form.isUnanswered)
    return (
      <Unsent
        why={t('unsent.movedOn', { state: t(`states.${movedOn.state}`) })}
        typed={note.trim()}
        copied={note.trim()}
        label={t('unsent.note')}
        onClose={movedOn.onClose}
      />
    )
  return (
    <form {...form.props} className={styles.form}>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
      <SheetFoot failure={form.failure}>
        {said}
        <Button type="submit" block size="large" kind={danger ? 'danger' : 'primary'} loading={form.submitting}>
          {submit}
        </Button>
      </SheetFoot>
    </form>
  )
}
