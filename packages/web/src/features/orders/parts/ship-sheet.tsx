import { useQuery } from '@tanstack/react-query'
import { type Form, useForm } from '../../../platform/form.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { Field } from '../../../ui/field.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { AddressCard } from '../../../widgets/address-card.tsx'
import { CARRIER_CHOICES, shipChecks, type ShipValues } from '../forms.ts'
import { orderQuery, useOrderStep } from '../queries.ts'
import { ChoiceField } from './choice-field.tsx'
import { SheetForm } from './sheet-form.tsx'
import formStyles from './sheet-form.module.css'
import type { StepProps } from './step.ts'

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

/** Where it goes, so that the right goods get the right label. */
function Destination({ view, order }: StepProps) {
  const { data } = useQuery(orderQuery(view, order.id))
  if (!data) return null
  return (
    <div className={formStyles.quote}>
      <AddressCard address={data.address} showPhone />
    </div>
  )
}

function ShipForm(props: StepProps) {
  const { view, order, onClose } = props
  const t = useTexts('orders')
  const { take } = useOrderStep('orders.shipOrder', view)
  const form = useForm<ShipValues>({
    initial: { carrier: undefined, trackingNumber: '' },
    checks: shipChecks,
    messages: { carrier: t('ship.carrierNeeded'), trackingNumber: t('ship.invalid') },
    submit: async ({ carrier, trackingNumber }) => {
      if (!carrier) return
      if (await take({ params: { id: order.id }, body: { carrier, trackingNumber: trackingNumber.trim() } })) showToast(t('ship.done'))
      onClose()
    },
  })
  return (
    <SheetForm form={form} hint={t('ship.hint')} submit={t('ship.submit')}>
      <Destination {...props} />
      <ChoiceField
        name="carrier"
        label={t('ship.carrier')}
        options={CARRIER_CHOICES.map((value) => ({ value, label: t(`carriers.${value}`) }))}
        value={form.values.carrier}
        onChange={(carrier) => form.set('carrier', carrier)}
        error={form.errors.carrier}
      />
      <NumberField form={form} />
    </SheetForm>
  )
}

/** Hands the goods to a carrier, or to the shop's own truck. */
export function ShipSheet(props: StepProps) {
  const t = useTexts('orders')
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('ship.title')} tall>
      <ShipForm {...props} />
    </Sheet>
  )
}
