import { useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import { useOrderStep } from '#features/orders/queries.ts'
import { type Cancelled, CancelledSheet, isRest } from './cancelled-goods.tsx'
import { SheetForm } from './sheet-form.tsx'
import type { StepProps } from './step.ts'

function AgreeForm({ order, view, onClose, total, ...what }: StepProps & Cancelled) {
  const t = useTexts('orders')
  const { take } = useOrderStep('orders.agreeCancel', view)
  const question = what.isRest ? 'agreeRest' : 'agree'
  const form = useForm<object>({
    initial: {},
    submit: async () => {
      if (await take({ params: { id: order.id } })) showToast(t(`${question}.done`))
      onClose()
    },
  })
  return (
    <SheetForm form={form} hint={t(`${question}.body`, { total })} submit={t(`${question}.confirm`)} danger>
      {null}
    </SheetForm>
  )
}

/** The seller agrees to cancel a paid order or its unshipped rest: all of that money is refunded. */
export function AgreeSheet(props: StepProps) {
  const t = useTexts('orders')
  return (
    <CancelledSheet
      isShort
      {...props}
      title={t(isRest(props.order.state) ? 'agreeRest.title' : 'agree.title')}
      draw={(what) => <AgreeForm {...props} {...what} />}
    />
  )
}
