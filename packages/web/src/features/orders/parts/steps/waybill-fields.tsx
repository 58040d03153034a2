import { TRACKING_NUMBER_MAX } from '@zhujia/contract/core/limits.ts'
import type { Carrier } from '@zhujia/contract/orders/waybills.ts'
import type { Form } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { typedPhone } from '#platform/typed-phone.ts'
import { useDebounced } from '#platform/use-debounced.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { CARRIER_CHOICES, type WaybillValues } from '#features/orders/forms.ts'
import { ChoiceField } from './choice-field.tsx'

export interface WaybillFieldsProps {
  form: Pick<Form<WaybillValues>, 'values' | 'errors' | 'set'>
}

/** What is said of a field that is wrong. */
export function useWaybillMessages() {
  const t = useTexts('orders')
  return {
    carrier: t('ship.carrierNeeded'),
    trackingNumber: t('ship.invalid'),
    driverPhone: t('ship.driverPhoneInvalid'),
  }
}

function DriverPhoneField({ form }: WaybillFieldsProps) {
  const t = useTexts('orders')
  return (
    <Field label={t('ship.driverPhone')} error={form.errors.driverPhone}>
      {(control) => (
        <TextInput
          {...control}
          name="driverPhone"
          type="tel"
          value={form.values.driverPhone}
          onChange={(typed) => form.set('driverPhone', typedPhone(typed))}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('ship.driverPhonePlaceholder')}
          clearable
        />
      )}
    </Field>
  )
}

/** So long nobody has typed in the number before it is judged. */
const PAUSE_MS = 800
/** What the numbers of all express carriers have in common. */
const LIKE_A_NUMBER = /^(?=(?:.*\d){8})[\da-z]{10,20}$/i

/** A question about a number that does not look like one of a carrier; it does not refuse it, since carriers change their numbers. */
function useOddNumber({ carrier, trackingNumber }: WaybillValues): string | undefined {
  const t = useTexts('orders')
  const number = useDebounced(trackingNumber, PAUSE_MS).replaceAll(/[\s-]/g, '')
  if (!carrier || carrier === 'ownTruck' || number === '' || LIKE_A_NUMBER.test(number)) return undefined
  return t('ship.odd', { carrier: t(`carriers.${carrier}`) })
}

/** By whom a parcel goes, and its number or, of the shop's truck, its plate and the driver's phone. */
export function WaybillFields({ form }: WaybillFieldsProps) {
  const t = useTexts('orders')
  const { carrier, trackingNumber } = form.values
  const odd = useOddNumber(form.values)
  const byTruck = carrier === 'ownTruck'
  const choose = (chosen: Carrier) => {
    form.set('carrier', chosen)
    if (chosen !== 'ownTruck') form.set('driverPhone', '')
  }
  return (
    <>
      <ChoiceField
        name="carrier"
        label={t('ship.carrier')}
        options={CARRIER_CHOICES.map((value) => ({ value, label: t(`carriers.${value}`) }))}
        value={carrier || undefined}
        onChange={choose}
        error={form.errors.carrier}
      />
      <Field
        label={t(byTruck ? 'ship.plate' : 'ship.trackingNumber')}
        error={form.errors.trackingNumber}
        hint={form.errors.trackingNumber === undefined ? odd : undefined}
      >
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
      {byTruck && <DriverPhoneField form={form} />}
    </>
  )
}
