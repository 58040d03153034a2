import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Field } from '#ui/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toast.tsx'
import { AddressCard } from '#widgets/address-card.tsx'
import { CARRIER_CHOICES, shipChecks, type ShipValues } from '../forms.ts'
import { openParts, takesAll } from '../open-parts.ts'
import { type OrderDetail, useOrderStep } from '../queries.ts'
import { ChoiceField } from './choice-field.tsx'
import { LineQuantities } from './line-quantities.tsx'
import { SheetForm } from './sheet-form.tsx'
import formStyles from './sheet-form.module.css'
import type { StepProps } from './step.ts'
import { WithDetail } from './with-detail.tsx'

function NumberField({ form }: { form: Form<ShipValues> }) {
  const t = useTexts('orders')
  const byTruck = form.values.carrier === 'ownTruck'
  return (
    <Field label={t(byTruck ? 'ship.plate' : 'ship.trackingNumber')} error={form.errors.trackingNumber}>
      {(control) => (
        <TextInput
          {...control}
          name="trackingNumber"
          value={form.values.trackingNumber}
          onChange={(trackingNumber) => form.set('trackingNumber', trackingNumber)}
          placeholder={t(byTruck ? 'ship.platePlaceholder' : 'ship.trackingPlaceholder')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          clearable
        />
      )}
    </Field>
  )
}

function CarrierField({ form }: { form: Form<ShipValues> }) {
  const t = useTexts('orders')
  return (
    <ChoiceField
      name="carrier"
      label={t('ship.carrier')}
      options={CARRIER_CHOICES.map((value) => ({ value, label: t(`carriers.${value}`) }))}
      value={form.values.carrier}
      onChange={(carrier) => form.set('carrier', carrier)}
      error={form.errors.carrier}
    />
  )
}

function useShipForm({ view, onClose, detail }: ShipFormProps) {
  const t = useTexts('orders')
  const { take } = useOrderStep('orders.shipOrder', view)
  return useForm<ShipValues>({
    initial: { carrier: detail.parcels.at(-1)?.carrier, trackingNumber: '', parts: openParts(detail.lines) },
    checks: shipChecks,
    messages: { carrier: t('ship.carrierNeeded'), trackingNumber: t('ship.invalid'), parts: t('ship.needed') },
    submit: async ({ carrier, trackingNumber, parts }) => {
      if (!carrier) return
      const isLast = takesAll(detail.lines, parts)
      const body = { carrier, trackingNumber: trackingNumber.trim(), ...(!isLast && { lines: [...parts] }) }
      if (await take({ params: { id: detail.id }, body })) showToast(t(isLast ? 'ship.done' : 'ship.partDone'))
      onClose()
    },
  })
}

type ShipFormProps = StepProps & { detail: OrderDetail }

function ShipForm(props: ShipFormProps) {
  const { detail } = props
  const t = useTexts('orders')
  const form = useShipForm(props)
  const open = openParts(detail.lines)
  // One piece of one thing goes or does not go: there is nothing to choose.
  const hasChoice = open.length > 1 || (open[0]?.quantity ?? 0) > 1
  return (
    <SheetForm form={form} hint={t('ship.hint')} submit={t('ship.submit')}>
      <div className={formStyles.quote}>
        <AddressCard address={detail.address} showPhone />
      </div>
      {detail.buyerRemark && (
        <p className={formStyles.quote}>{t('list.remarkOfBuyer', { text: detail.buyerRemark })}</p>
      )}
      {hasChoice && (
        <LineQuantities
          label={t('ship.lines')}
          lines={detail.lines}
          value={form.values.parts}
          onChange={(parts) => form.set('parts', parts)}
          error={form.errors.parts}
        />
      )}
      <CarrierField form={form} />
      <NumberField form={form} />
    </SheetForm>
  )
}

/** Hands goods to a carrier, or to the shop's own truck: all that is left as one parcel, or a part of it. */
export function ShipSheet(props: StepProps) {
  const t = useTexts('orders')
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('ship.title')} tall>
      <WithDetail view={props.view} id={props.order.id} draw={(detail) => <ShipForm {...props} detail={detail} />} />
    </Sheet>
  )
}
