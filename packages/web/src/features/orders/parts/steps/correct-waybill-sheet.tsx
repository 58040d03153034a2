import { ORDER_LIMITS } from '@zhujia/contract/orders/states.ts'
import type { Waybill } from '@zhujia/contract/orders/waybills.ts'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { waybillChecks, waybillOf, waybillOwn, type WaybillValues } from '#features/orders/forms.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useOrderStep } from '#features/orders/queries.ts'
import { useLostAnswer } from './moved-on.ts'
import { UnsentWaybill } from './unsent-waybill.tsx'
import { SheetForm } from './sheet-form.tsx'
import { useWaybillMessages, WaybillFields } from './waybill-fields.tsx'

const LIMIT = ORDER_LIMITS.waybillCorrections

export interface CorrectWaybillSheetProps {
  orderId: string
  parcel: OrderDetail['parcels'][number]
  open: boolean
  onClose: () => void
}

const isOf = (parcel: Waybill, { carrier, trackingNumber, driverPhone }: Waybill): boolean =>
  parcel.carrier === carrier && parcel.trackingNumber === trackingNumber && parcel.driverPhone === driverPhone

function useWaybillForm({ orderId, parcel, onClose }: CorrectWaybillSheetProps) {
  const t = useTexts('orders')
  const { attempt } = useOrderStep('orders.correctWaybill', 'seller')
  const form: Form<WaybillValues> = useForm<WaybillValues>({
    initial: { carrier: parcel.carrier, trackingNumber: parcel.trackingNumber, driverPhone: parcel.driverPhone },
    checks: waybillChecks,
    own: waybillOwn,
    messages: useWaybillMessages(),
    submit: async (values) => {
      const body = waybillOf(values)
      if (!body) return
      // What was sent before may be what the parcel has now: the answer says so.
      if (!form.isUnanswered && isOf(parcel, body)) return form.setErrors({ trackingNumber: t('waybill.same') })
      await attempt({ params: { id: orderId, parcelId: parcel.id }, body })
      showToast(t('waybill.done'))
      onClose()
    },
  })
  return form
}

function CorrectWaybillForm(props: CorrectWaybillSheetProps) {
  const t = useTexts('orders')
  const form = useWaybillForm(props)
  const { parcel, open, onClose } = props
  const asked = waybillOf(form.values)
  useLostAnswer(form, !parcel.canCorrect || (asked !== undefined && isOf(parcel, asked)))
  // After the last correction the sheet still closes with its form. While an answer is missing nobody knows whether it was made.
  if (open && !form.submitting && !form.isUnanswered && !parcel.canCorrect)
    return <UnsentWaybill why={t('waybill.over', { limit: LIMIT })} typed={form.values} onClose={onClose} />
  return (
    <SheetForm form={form} hint={t('waybill.hint', { limit: LIMIT })} submit={t('waybill.submit')}>
      <WaybillFields form={form} />
    </SheetForm>
  )
}

/** The shop corrects the carrier and the number of a parcel that is on its way. */
export function CorrectWaybillSheet(props: CorrectWaybillSheetProps) {
  const t = useTexts('orders')
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('waybill.title')}>
      <CorrectWaybillForm {...props} />
    </Sheet>
  )
}
