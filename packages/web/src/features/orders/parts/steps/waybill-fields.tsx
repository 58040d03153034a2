import { TRACKING_NUMBER_MAX, TRACKING_NUMBER_MIN } from '@zhujia/contract/core/limits.ts'
import { type Carrier, doubtNumber } from '@zhujia/contract/orders/waybills.ts'
import { useEffect, useRef, useState } from 'react'
import { folded } from '#platform/folded.ts'
import type { Form } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { scrollIntoSight } from '#platform/scroll.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { PhoneField } from '#widgets/phone-field.tsx'
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
    trackingNumber: t('ship.invalid', { min: TRACKING_NUMBER_MIN, max: TRACKING_NUMBER_MAX }),
    driverPhone: t('ship.driverPhoneInvalid'),
  }
}

function DriverPhoneField({ form }: WaybillFieldsProps) {
  const t = useTexts('orders')
  return (
    <PhoneField
      name="driverPhone"
      label={t('ship.driverPhone')}
      error={form.errors.driverPhone}
      value={form.values.driverPhone}
      onChange={(phone) => form.set('driverPhone', phone)}
      autoComplete="off"
      placeholder={t('ship.driverPhonePlaceholder')}
      clearable
    />
  )
}

/** What is doubted of the number: at once when it is a whole number of another carrier, of anything else when the field is left. */
function useDoubt({ carrier, trackingNumber }: WaybillValues) {
  const t = useTexts('orders')
  const [left, setLeft] = useState<string>()
  const doubt = carrier ? doubtNumber({ carrier, trackingNumber }) : undefined
  const isShown = doubt && (doubt.looksLike !== undefined || left === trackingNumber)
  const leave = () => setLeft(trackingNumber)
  if (!carrier || !isShown) return { words: '', leave }
  const words = doubt.looksLike ? 'ship.looksLike' : 'ship.odd'
  return { words: t(words, { carrier: t(`carriers.${doubt.looksLike ?? carrier}`) }), leave }
}

function NumberField({ form }: WaybillFieldsProps) {
  const t = useTexts('orders')
  const { carrier, trackingNumber } = form.values
  const { words, leave } = useDoubt(form.values)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Softly, so that what is being pressed does not move away under the finger.
    if (words) scrollIntoSight(place.current)
  }, [words])
  const byTruck = carrier === 'ownTruck'
  return (
    <div ref={place}>
      <Field
        label={t(byTruck ? 'ship.plate' : 'ship.trackingNumber')}
        error={form.errors.trackingNumber}
        warning={form.errors.trackingNumber === undefined ? words : ''}
      >
        {(control) => (
          <TextInput
            {...control}
            name="trackingNumber"
            value={trackingNumber}
            onChange={(text) => form.set('trackingNumber', folded(text))}
            onBlur={leave}
            placeholder={t(byTruck ? 'ship.platePlaceholder' : 'ship.trackingPlaceholder')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={TRACKING_NUMBER_MAX}
            clearable
          />
        )}
      </Field>
    </div>
  )
}

/** By whom a parcel goes, and its number or, of the shop's truck, its plate and the driver's phone. */
export function WaybillFields({ form }: WaybillFieldsProps) {
  const t = useTexts('orders')
  const { carrier } = form.values
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
      <NumberField form={form} />
      {carrier === 'ownTruck' && <DriverPhoneField form={form} />}
    </>
  )
}
