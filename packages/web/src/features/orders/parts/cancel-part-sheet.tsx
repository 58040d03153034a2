import { useFormats } from '#platform/format.ts'
import { useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.tsx'
import { cancelBodyOf, cancelPartChecks, type CancelPartValues, REASONS_OF } from '../forms.ts'
import { type OrderDetail, useOrderStep } from '../queries.ts'
import { refundOf } from '../refund-of.ts'
import { ChoiceField } from './choice-field.tsx'
import { LineQuantities } from './line-quantities.tsx'
import { NoteField } from './note-field.tsx'
import { SheetForm } from './sheet-form.tsx'
import type { StepProps } from './step.ts'
import { WithDetail } from './with-detail.tsx'

function CancelPartForm({ view, onClose, detail }: StepProps & { detail: OrderDetail }) {
  const t = useTexts('orders')
  const { money } = useFormats()
  const { take } = useOrderStep('orders.cancelPart', view)
  const form = useForm<CancelPartValues>({
    initial: { parts: [], reason: undefined, note: '' },
    checks: cancelPartChecks,
    messages: { parts: t('cancelPart.needed'), reason: t('cancel.reasonNeeded') },
    submit: async ({ parts, reason, note }) => {
      if (!reason) return
      if (await take({ params: { id: detail.id }, body: { lines: [...parts], ...cancelBodyOf(reason, note) } }))
        showToast(t('cancelPart.done'))
      onClose()
    },
  })
  return (
    <SheetForm
      form={form}
      hint={t(detail.state === 'paid' ? 'cancelPart.hintAll' : 'cancelPart.hint')}
      submit={t('cancelPart.submit')}
      danger
    >
      <LineQuantities
        label={t('cancelPart.lines')}
        lines={detail.lines}
        value={form.values.parts}
        onChange={(parts) => form.set('parts', parts)}
        error={form.errors.parts}
      />
      <p role="status">{t('cancelPart.refund', { money: money(refundOf(detail, form.values.parts)) })}</p>
      <ChoiceField
        name="reason"
        label={t('cancelPart.reason')}
        options={REASONS_OF.shop.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={form.values.reason}
        onChange={(reason) => form.set('reason', reason)}
        error={form.errors.reason}
      />
      <NoteField
        label={t('cancel.note')}
        placeholder={t('close.notePlaceholder')}
        value={form.values.note}
        onChange={(note) => form.set('note', note)}
        error={form.errors.note}
      />
    </SheetForm>
  )
}

/** The seller gives up some of what he has not shipped; its money goes back to the buyer. */
export function CancelPartSheet(props: StepProps) {
  const t = useTexts('orders')
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('cancelPart.title')} tall>
      <WithDetail
        view={props.view}
        id={props.order.id}
        draw={(detail) => <CancelPartForm {...props} detail={detail} />}
      />
    </Sheet>
  )
}
