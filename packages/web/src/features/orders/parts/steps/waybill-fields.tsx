import { TRACKING_NUMBER_MAX } from '@zhujia/contract/core/limits.ts'
import type { Form } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { CARRIER_CHOICES, type WaybillValues } from '#features/orders/forms.ts'
import { ChoiceField } from './choice-field.tsx'

export interface WaybillFieldsProps {
  form: Pick<Form<WaybillValues>, 'values' | 'errors' | 'set'>
}

/** By whom a parcel goes, and its number or the plate of the truck. */
export function WaybillFields({ form }: WaybillFieldsProps) {
  const t = useTexts('orders')
  const { carrier, trackingNumber } = form.values
  const byTruck = carrier === 'ownTruck'
  return (
    <>
      <ChoiceField
        name="carrier"
        label={t('ship.carrier')}
        options={CARRIER_CHOICES.map((value) => ({ value, label: t(`carriers.${value}`) }))}
        value={carrier || undefined}
        onChange={(chosen) => form.set('carrier', chosen)}
        error={form.errors.carrier}
      />
      <Field label={t(byTruck ? 'ship.plate' : 'ship.trackingNumber')} error={form.errors.trackingNumber}>
        {(control) => (
          <TextInput
            {...control}
            name="trackingNumber"
            value={trackingNumber}
            onChange={(text) => form.set('trackingNumber', text)}
            placeholder={t(byTruck ? 'ship.platePlaceholder' : 'ship.trackingPlaceholder')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={TRACKING_NUMBER_MAX}
            clearable
          />
        )}
      </Field>
    </>
  )
}
