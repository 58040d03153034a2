import { useFormats } from '../../../platform/format.ts'
import { useForm } from '../../../platform/form.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { cancelBodyOf, cancelChecks, type CancelValues, REASONS_OF } from '../forms.ts'
import { type OrderView, useOrderStep } from '../queries.ts'
import { ChoiceField } from './choice-field.tsx'
import { NoteField } from './note-field.tsx'
import { SheetForm } from './sheet-form.tsx'
import type { StepProps } from './step.ts'

/** Which of the three this is: closing one's own or a buyer's unpaid order, or asking the seller to let a paid one go. */
function useWords(view: OrderView, asks: boolean) {
  const t = useTexts('orders')
  if (view === 'seller') {
    return { title: t('close.title'), reason: t('close.reason'), placeholder: t('close.notePlaceholder'), submit: t('close.submit'), done: t('close.done') }
  }
  const common = { reason: t('cancel.reason'), placeholder: t('cancel.notePlaceholder') }
  return asks
    ? { ...common, title: t('requestCancel.title'), submit: t('requestCancel.submit'), done: t('requestCancel.done') }
    : { ...common, title: t('cancel.title'), submit: t('cancel.submit'), done: t('cancel.done') }
}

function useHint({ view, order }: StepProps, asks: boolean): string {
  const t = useTexts('orders')
  const { money } = useFormats()
  if (view === 'seller') return t('close.hint')
  return asks ? t('requestCancel.hint', { total: money(order.totalFen) }) : t('cancel.hint')
}

function CancelForm(props: StepProps) {
  const { view, order, onClose } = props
  const t = useTexts('orders')
  const asks = order.actions.includes('requestCancel')
  const words = useWords(view, asks)
  const hint = useHint(props, asks)
  const { take } = useOrderStep(view === 'seller' ? 'orders.closeOrder' : 'orders.cancelOrder', view)
  const form = useForm<CancelValues>({
    initial: { reason: undefined, note: '' },
    checks: cancelChecks,
    messages: { reason: t('cancel.reasonNeeded') },
    submit: async ({ reason, note }) => {
      if (!reason) return
      if (await take({ params: { id: order.id }, body: cancelBodyOf(reason, note) })) showToast(words.done)
      onClose()
    },
  })
  return (
    <SheetForm form={form} hint={hint} submit={words.submit} danger={!asks}>
      <ChoiceField
        name="reason"
        label={words.reason}
        options={REASONS_OF[view].map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={form.values.reason}
        onChange={(reason) => form.set('reason', reason)}
        error={form.errors.reason}
      />
      <NoteField
        label={t('cancel.note')}
        placeholder={words.placeholder}
        value={form.values.note}
        onChange={(note) => form.set('note', note)}
        error={form.errors.note}
      />
    </SheetForm>
  )
}

/** Ends an unpaid order, or asks the seller to end a paid one, with a reason. */
export function CancelSheet(props: StepProps) {
  const { title } = useWords(props.view, props.order.actions.includes('requestCancel'))
  return (
    <Sheet open={props.open} onClose={props.onClose} title={title}>
      <CancelForm {...props} />
    </Sheet>
  )
}
