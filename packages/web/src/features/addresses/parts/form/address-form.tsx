import { NAME_MAX } from '@zhujia/contract/core/constants.ts'
import { ADDRESS_DETAIL_MAX } from '@zhujia/contract/core/limits.ts'
import { useId } from 'react'
import type { Address } from '#entities/addresses/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { PhoneField } from '#widgets/phone-field.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { type AddressForm as FormState, useAddressForm } from '#features/addresses/use-address-form.ts'
import styles from './address-form.module.css'
import { CarryFields } from './carry-fields.tsx'
import { DefaultField } from './default-field.tsx'
import { RegionField } from './region-field.tsx'
import { SmartPaste } from './smart-paste.tsx'
import { TagField } from './tag-field.tsx'

export interface AddressFormProps {
  /** Left out for a new one. */
  address?: Address | undefined
  /** An order waits for it. */
  isPicking: boolean
  onSaved: (id: string) => void
}

function PersonFields({ form }: { form: FormState }) {
  const t = useTexts('addresses')
  return (
    <>
      <Field layout="row" label={t('form.name.label')} error={form.errors.name} required>
        {(control) => (
          <TextInput
            {...control}
            variant="bare"
            name="name"
            value={form.values.name}
            onChange={(name) => form.set('name', name)}
            autoComplete="name"
            maxLength={NAME_MAX}
            placeholder={t('form.name.placeholder')}
          />
        )}
      </Field>
      <PhoneField
        layout="row"
        variant="bare"
        name="phone"
        label={t('form.phone.label')}
        error={form.errors.phone}
        required
        value={form.values.phone}
        onChange={(phone) => form.set('phone', phone)}
        autoComplete="tel-national"
        placeholder={t('form.phone.placeholder')}
      />
    </>
  )
}

function DetailField({ form }: { form: FormState }) {
  const t = useTexts('addresses')
  return (
    <Field layout="row" label={t('form.detail.label')} error={form.errors.detail} required>
      {(control) => (
        <TextArea
          {...control}
          variant="bare"
          rows={2}
          name="detail"
          value={form.values.detail}
          // A line break in an address is an accident of pasting.
          onChange={(detail) => form.set('detail', detail.replaceAll(/\s*\n\s*/g, ' ').slice(0, ADDRESS_DETAIL_MAX))}
          autoComplete="street-address"
          placeholder={t('form.detail.placeholder')}
        />
      )}
    </Field>
  )
}

/** The form of an address: who, where, what the carriers must know. A pasted text fills it in. */
export function AddressForm({ address, isPicking, onSaved }: AddressFormProps) {
  const t = useTexts('addresses')
  const form = useAddressForm(address, onSaved)
  const id = useId()
  return (
    <ScreenPage
      title={t(address ? 'form.edit' : 'form.add')}
      bottomBar={
        <BottomBar
          note={
            form.failure && (
              <span role="alert" className={styles.failure}>
                {form.failure}
              </span>
            )
          }
        >
          <Button type="submit" form={id} size="large" block loading={form.submitting}>
            {t(isPicking ? 'form.saveAndUse' : 'form.save')}
          </Button>
        </BottomBar>
      }
    >
      <form {...form.props} id={id}>
        <SmartPaste form={form} />
        <Card>
          <PersonFields form={form} />
          <RegionField form={form} />
          <div className={styles.detail}>
            <DetailField form={form} />
          </div>
          <TagField form={form} />
        </Card>
        <CarryFields form={form} />
        <DefaultField form={form} isAlready={address?.isDefault ?? false} />
      </form>
    </ScreenPage>
  )
}
