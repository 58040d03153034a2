import { FLOOR_MAX } from '@zhujia/contract/core/limits.ts'
import { folded } from '#platform/folded.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { Field } from '#ui/form/field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { ELEVATORS } from '#features/addresses/forms.ts'
import type { AddressForm } from '#features/addresses/use-address-form.ts'
import styles from './address-form.module.css'

/** The floor and whether there is a lift, for carrying heavy goods up. Both are optional. */
export function CarryFields({ form }: { form: AddressForm }) {
  const t = useTexts('addresses')
  return (
    <Card title={t('form.carry')}>
      <p className={styles.hint}>{t('form.carryHint')}</p>
      <Field layout="row" label={t('form.floor.label')} error={form.errors.floor}>
        {(control) => (
          <TextInput
            {...control}
            variant="bare"
            name="floor"
            value={form.values.floor}
            onChange={(floor) => form.set('floor', folded(floor).replaceAll(/[^\d-]/g, ''))}
            autoComplete="off"
            maxLength={String(FLOOR_MAX).length}
            placeholder={t('form.floor.placeholder')}
          />
        )}
      </Field>
      <div className={styles.elevator}>
        <span aria-hidden="true">{t('form.elevator.label')}</span>
        <RadioGroup
          hideLabel
          label={t('form.elevator.label')}
          layout="inline"
          options={ELEVATORS.map((value) => ({ value, label: t(`form.elevator.${value}`) }))}
          value={form.values.elevator}
          onChange={(elevator) => form.set('elevator', elevator)}
        />
      </div>
    </Card>
  )
}
