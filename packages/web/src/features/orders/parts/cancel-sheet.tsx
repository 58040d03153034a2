import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/format.ts'
import { useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.tsx'
import { cancelBodyOf, cancelChecks, type CancelValues, type ReasonSide, REASONS_OF } from '../forms.ts'
import { orderQuery, useOrderStep } from '../queries.ts'
import { ChoiceField } from './choice-field.tsx'
import { NoteField } from './note-field.tsx'
import { isPaidTogether } from './pay-note.tsx'
import { SheetForm } from './sheet-form.tsx'
import type { StepProps } from './step.ts'

/** Which of the three this is: ending one's own unpaid order, asking the shop to let a paid one go, closing a buyer's. */
function sideOf({ view, order }: Pick<StepProps, 'view' | 'order'>): ReasonSide {
  if (view === 'seller') return 'shop'
  return order.actions.includes('requestCancel') ? 'paid' : 'unpaid'
}

/** Where the words of each stand. */
const AREAS = { unpaid: 'cancel', paid: 'requestCancel', shop: 'close' } as const satisfies Record<ReasonSide, string>

/** Part of it has left: only the rest can still be asked for. */
const isRest = ({ order }: StepProps): boolean => order.state === 'partiallyShipped'

function useHint(props: StepProps, side: ReasonSide): string | undefined {
  const { order, view } = props
  const t = useTexts('orders')
  const { money } = useFormats()
  const { data } = useQuery({ ...orderQuery(view, order.id), enabled: isRest(props) })
  if (isRest(props)) return data && t('restCancel.hint', { money: money(data.unshippedFen) })
  if (side === 'shop') return t('close.hint')
  if (side === 'paid') return t('requestCancel.hint', { total: money(order.totalFen - order.refundedFen) })
  return t(isPaidTogether(order) ? 'cancel.othersStay' : 'cancel.hint')
}

function CancelForm(props: StepProps) {
  const { view, order, onClose } = props
  const t = useTexts('orders')
  const side = sideOf(props)
  const hint = useHint(props, side)
  const { take } = useOrderStep(side === 'shop' ? 'orders.closeOrder' : 'orders.cancelOrder', view)
  const form = useForm<CancelValues>({
    initial: { reason: undefined, note: '' },
    checks: cancelChecks,
    messages: { reason: t('cancel.reasonNeeded') },
    submit: async ({ reason, note }) => {
      if (!reason) return
      if (await take({ params: { id: order.id }, body: cancelBodyOf(reason, note) }))
        showToast(t(`${AREAS[side]}.done`))
      onClose()
    },
  })
  return (
    <SheetForm form={form} hint={hint} submit={t(`${AREAS[side]}.submit`)} danger={side !== 'paid'}>
      <ChoiceField
        name="reason"
        label={t(side === 'shop' ? 'close.reason' : 'cancel.reason')}
        options={REASONS_OF[side].map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={form.values.reason}
        onChange={(reason) => form.set('reason', reason)}
        error={form.errors.reason}
      />
      <NoteField
        label={t('cancel.note')}
        placeholder={t(side === 'shop' ? 'close.notePlaceholder' : 'cancel.notePlaceholder')}
        value={form.values.note}
        onChange={(note) => form.set('note', note)}
        error={form.errors.note}
      />
    </SheetForm>
  )
}

/** Ends an unpaid order, or asks the shop to end a paid one, or what of it has not left, with a reason. */
export function CancelSheet(props: StepProps) {
  const t = useTexts('orders')
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={isRest(props) ? t('restCancel.title') : t(`${AREAS[sideOf(props)]}.title`)}
    >
      <CancelForm {...props} />
    </Sheet>
  )
}
