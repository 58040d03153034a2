import {
  needsNote,
  type OrderReason,
  REASONS_OF,
  type ReasonBody,
  type ReasonedStep,
  type ReasonFor,
} from '@zhujia/contract/orders/reasons.ts'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import { knownReason, reasonBodyOf, reasonChecks, reasonOwn, type ReasonValues } from '#features/orders/forms.ts'
import { ChoiceField } from './choice-field.tsx'
import { NoteField } from './note-field.tsx'
import { SheetForm } from './sheet-form.tsx'
import type { StepProps } from './step.ts'

export interface ReasonFieldsProps<Step extends ReasonedStep> {
  step: Step
  form: Pick<Form<ReasonValues<Step>>, 'values' | 'errors' | 'set'>
  /** The question above the reasons. */
  label: string
  placeholder: string
  /** A reason that makes no sense for these goods. */
  without?: ReasonFor<Step> | undefined
}

/** The choice of one of the reasons that belong to a step, and a note. */
export function ReasonFields<Step extends ReasonedStep>({
  step,
  form,
  label,
  placeholder,
  without,
}: ReasonFieldsProps<Step>) {
  const t = useTexts('orders')
  const reasons: readonly ReasonFor<Step>[] = REASONS_OF[step]
  const wordsFor = (reason: OrderReason): string => t(`reasons.${reason}`)
  return (
    <>
      <ChoiceField
        name="reason"
        label={label}
        options={reasons.filter((reason) => reason !== without).map((value) => ({ value, label: wordsFor(value) }))}
        value={form.values.reason}
        onChange={(reason) => form.set('reason', reason)}
        error={form.errors.reason}
      />
      <NoteField
        label={t(needsNote(form.values.reason) ? 'cancel.noteForOther' : 'cancel.note')}
        placeholder={placeholder}
        value={form.values.note}
        onChange={(note) => form.set('note', note)}
        error={form.errors.note}
      />
    </>
  )
}

export interface ReasonFormProps<Step extends ReasonedStep>
  extends Pick<StepProps, 'onClose'>, Omit<ReasonFieldsProps<Step>, 'form'> {
  orderId: string
  /** What is said when no reason was chosen. */
  needed: string
  hint: string
  submit: string
  done: string
  danger?: boolean
  /** Performs the step; a refusal leaves the form as it was filled and is shown in it. */
  send: (body: ReasonBody<Step>) => Promise<void>
}

/** The form of a step that needs nothing but a reason. */
export function ReasonForm<Step extends ReasonedStep>(props: ReasonFormProps<Step>) {
  const { step, orderId, label, placeholder, without, hint, submit, danger } = props
  const t = useTexts('orders')
  const form = useForm<ReasonValues<Step>>({
    initial: { reason: undefined, note: '' },
    checks: () => reasonChecks(step),
    own: reasonOwn,
    messages: { reason: props.needed, note: t('cancel.noteNeeded') },
    draft: { key: `${step} ${orderId}`, fields: ['reason', 'note'], fit: (typed) => knownReason(step, typed) },
    submit: async ({ reason, note }) => {
      if (!reason) return
      await props.send(reasonBodyOf(reason, note))
      showToast(props.done)
      props.onClose()
    },
  })
  return (
    <SheetForm form={form} hint={hint} submit={submit} danger={danger} note={form.values.note}>
      <ReasonFields step={step} form={form} label={label} placeholder={placeholder} without={without} />
    </SheetForm>
  )
}
