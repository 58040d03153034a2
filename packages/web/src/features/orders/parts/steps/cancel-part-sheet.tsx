import { useFormats } from '#platform/format.ts'
import { useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import {
  cancelPartChecks,
  type CancelPartValues,
  fittingParts,
  knownReason,
  reasonBodyOf,
  reasonOwn,
} from '#features/orders/forms.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useOrderStep } from '#features/orders/queries.ts'
import { refundOf } from '#features/orders/refund-of.ts'
import { LineQuantities } from './line-quantities.tsx'
import { ReasonFields } from './reason-form.tsx'
import { SheetForm } from './sheet-form.tsx'
import type { StepProps } from './step.ts'
import { WithDetail } from './with-detail.tsx'

/** What goes back to the buyer for the chosen quantities, and how much of it is freight; before that, that something is to be chosen. */
function RefundLine({ detail, parts }: { detail: OrderDetail; parts: CancelPartValues['lines'] }) {
  const t = useTexts('orders')
  const { money } = useFormats()
  if (parts.length === 0) return <p role="status">{t('cancelPart.needed')}</p>
  const { goodsFen, freightFen } = refundOf(detail, parts)
  const said = { money: money(goodsFen + freightFen), freight: money(freightFen) }
  return <p role="status">{t(detail.freightFen > 0 ? 'cancelPart.refundWithFreight' : 'cancelPart.refund', said)}</p>
}

function CancelPartForm({ view, onClose, detail }: StepProps & { detail: OrderDetail }) {
  const t = useTexts('orders')
  const { attempt } = useOrderStep('orders.cancelPart', view)
  const form = useForm<CancelPartValues>({
    initial: { lines: [], reason: undefined, note: '' },
    checks: cancelPartChecks,
    own: reasonOwn,
    messages: { lines: t('cancelPart.needed'), reason: t('cancel.reasonNeeded'), note: t('cancel.noteNeeded') },
    draft: {
      key: `cancelPart ${detail.id}`,
      fields: ['lines', 'reason', 'note'],
      fit: ({ lines = [], ...typed }) => ({
        ...knownReason('cancelPart', typed),
        lines: fittingParts(detail.lines, lines),
      }),
    },
    submit: async ({ lines, reason, note }) => {
      if (!reason) return
      await attempt({ params: { id: detail.id }, body: { lines: [...lines], ...reasonBodyOf(reason, note) } })
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
      note={form.values.note}
    >
      <LineQuantities
        label={t('cancelPart.lines')}
        lines={detail.lines}
        value={form.values.lines}
        onChange={(lines) => form.set('lines', lines)}
        error={form.errors.lines}
      />
      {!form.errors.lines && <RefundLine detail={detail} parts={form.values.lines} />}
      <ReasonFields
        step="cancelPart"
        form={form}
        label={t('cancelPart.reason')}
        placeholder={t('close.notePlaceholder')}
      />
    </SheetForm>
  )
}

/** The seller cancels some of the goods that are not shipped; the buyer gets a refund for them. */
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
