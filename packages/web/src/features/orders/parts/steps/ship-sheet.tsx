import { useQueryClient } from '@tanstack/react-query'
import { openParts, takesAll } from '@zhujia/contract/orders/open-parts.ts'
import type { OrderState } from '@zhujia/contract/orders/states.ts'
import { useState } from 'react'
import { ApiError } from '#platform/api-client/api-error.ts'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { AddressCard } from '#widgets/address-card.tsx'
import { fittingParts, shipChecks, type ShipValues, waybillOf, waybillOwn } from '#features/orders/forms.ts'
import { type OrderDetail, orderQuery } from '#entities/orders/queries.ts'
import { useOrderStep } from '#features/orders/queries.ts'
import { UnsentWaybill } from './unsent-waybill.tsx'
import { LineQuantities } from './line-quantities.tsx'
import { OpenLines } from './open-lines.tsx'
import { ParcelShare } from './parcel-share.tsx'
import { SheetForm } from './sheet-form.tsx'
import formStyles from './sheet-form.module.css'
import type { StepProps } from './step.ts'
import { useWaybillMessages, WaybillFields } from './waybill-fields.tsx'
import { WithDetail } from './with-detail.tsx'

/** Why the order can no longer be shipped, by its new state. */
const BLOCKED: Readonly<Record<OrderState, 'requested' | 'sent' | 'cancelled' | 'other'>> = {
  unpaid: 'other',
  paid: 'other',
  cancelRequested: 'requested',
  partiallyShipped: 'other',
  restCancelRequested: 'requested',
  shipped: 'sent',
  received: 'sent',
  cancelled: 'cancelled',
}

/** The carrier that a form begins with. */
const usualCarrier = ({ parcels }: OrderDetail): ShipValues['carrier'] => parcels.at(-1)?.carrier ?? ''

/** Which words say why it cannot be shipped: with a request, whether what was typed is kept. */
function blockedBy(detail: OrderDetail, { carrier, trackingNumber, driverPhone }: ShipValues) {
  const why = BLOCKED[detail.state]
  const isTyped = carrier !== usualCarrier(detail) || trackingNumber.trim() !== '' || driverPhone !== ''
  return why === 'requested' && isTyped ? 'requestedTyped' : why
}

type ShipFormProps = StepProps & { detail: OrderDetail }

function useShipForm({ view, onClose, detail }: ShipFormProps) {
  const t = useTexts('orders')
  const client = useQueryClient()
  const { attempt } = useOrderStep('orders.shipOrder', view)
  const { id, parcels } = detail
  // Not what was typed for a parcel that has left since: its answer may have been lost, and sent again it would leave twice.
  const [draftKey] = useState(`ship ${id} ${parcels.length}`)
  /** Adjusts the quantities after a refusal. After a lost answer they stay, because the same request can be repeated. */
  const refit = (error: unknown, parts: ShipValues['parts']) => {
    const latest = client.getQueryData(orderQuery(view, id).queryKey)
    if (latest && error instanceof ApiError && error.kind === 'business')
      form.set('parts', fittingParts(latest.lines, parts))
  }
  const form: Form<ShipValues> = useForm<ShipValues>({
    initial: { carrier: usualCarrier(detail), trackingNumber: '', driverPhone: '', parts: openParts(detail.lines) },
    checks: shipChecks,
    own: waybillOwn,
    messages: { ...useWaybillMessages(), parts: t('ship.needed') },
    // The draft stays until it is sent, because a cancellation request must first be answered in another sheet.
    // Its quantities belong to its number: neither is kept without the other.
    draft: {
      key: draftKey,
      fields: ['carrier', 'trackingNumber', 'driverPhone', 'parts'],
      fit: ({ parts, ...typed }) => (parts ? { ...typed, parts: fittingParts(detail.lines, parts) } : {}),
    },
    submit: async ({ parts, ...typed }) => {
      const waybill = waybillOf(typed)
      if (!waybill) return
      try {
        await attempt({ params: { id }, body: { ...waybill, lines: [...parts] } })
      } catch (error) {
        refit(error, parts)
        throw error
      }
      showToast(t(takesAll(detail.lines, parts) ? 'ship.done' : 'ship.partDone'))
      onClose()
    },
  })
  return form
}

/** A sheet that has shipped the last of it closes with its form. While an answer is missing nobody knows whether it has. */
const isOver = ({ submitting, isUnanswered }: Form<ShipValues>, { actions }: OrderDetail): boolean =>
  !submitting && !isUnanswered && !actions.includes('ship')

function ShipForm(props: ShipFormProps) {
  const { detail, open, onClose } = props
  const t = useTexts('orders')
  const form = useShipForm(props)
  const left = openParts(detail.lines)
  // With one piece of one line there is no quantity to choose, unless something else was chosen before a refusal.
  const hasChoice = left.length > 1 || (left[0]?.quantity ?? 0) > 1 || !takesAll(detail.lines, form.values.parts)
  if (open && isOver(form, detail))
    return (
      <UnsentWaybill why={t(`ship.blocked.${blockedBy(detail, form.values)}`)} typed={form.values} onClose={onClose} />
    )
  return (
    <SheetForm
      form={form}
      submit={t('ship.submit')}
      said={<ParcelShare lines={detail.lines} parts={form.values.parts} />}
    >
      {hasChoice ? (
        <LineQuantities
          label={t('ship.lines')}
          lines={detail.lines}
          value={form.values.parts}
          onChange={(parts) => form.set('parts', parts)}
          error={form.errors.parts}
        />
      ) : (
        <OpenLines lines={detail.lines} state={detail.state} />
      )}
      <div className={formStyles.quote}>
        <AddressCard address={detail.address} showPhone />
      </div>
      {detail.buyerRemark && (
        <p className={formStyles.quote}>{t('list.remarkOfBuyer', { text: detail.buyerRemark })}</p>
      )}
      <p className={formStyles.hint}>{t('ship.hint')}</p>
      <WaybillFields form={form} />
    </SheetForm>
  )
}

/** Ships goods with a carrier or the shop's own truck: all open goods as one parcel, or a part of them. */
export function ShipSheet(props: StepProps) {
  const t = useTexts('orders')
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('ship.title')} tall>
      <WithDetail view={props.view} id={props.order.id} draw={(detail) => <ShipForm {...props} detail={detail} />} />
    </Sheet>
  )
}
