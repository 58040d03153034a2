import { ORDER_LIMITS } from '@zhujia/contract/orders/states.ts'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { waybillChecks, type WaybillValues } from '#features/orders/forms.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useOrderStep } from '#features/orders/queries.ts'
import { UnsentWaybill } from './unsent-waybill.tsx'
import { SheetForm } from './sheet-form.tsx'
import { WaybillFields } from './waybill-fields.tsx'

const LIMIT = ORDER_LIMITS.waybillCorrections

export interface CorrectWaybillSheetProps {
  orderId: string
  parcel: OrderDetail['parcels'][number]
  open: boolean
  onClose: () => void
}

function useWaybillForm({ orderId, parcel, onClose }: CorrectWaybillSheetProps) {
  const t = useTexts('orders')
  const { attempt } = useOrderStep('orders.correctWaybill', 'seller')
  const { carrier, trackingNumber } = parcel
  const form: Form<WaybillValues> = useForm<WaybillValues>({
    initial: { carrier, trackingNumber },
    checks: waybillChecks,
    messages: { carrier: t('ship.carrierNeeded'), trackingNumber: t('ship.invalid') },
    submit: async (values) => {
      const number = values.trackingNumber.trim()
      if (!values.carrier) return
      if (values.carrier === carrier && number === trackingNumber)
        return form.setErrors({ trackingNumber: t('waybill.same') })
      const params = { id: orderId, parcelId: parcel.id }
      await attempt({ params, body: { carrier: values.carrier, trackingNumber: number } })
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
  // After the last correction the sheet still closes with its form.
  if (open && !form.submitting && !parcel.canCorrect)
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
