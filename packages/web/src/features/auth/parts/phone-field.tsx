import { useTexts } from '#platform/i18n/use-texts.ts'
import { typedPhone } from '#platform/typed-phone.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

interface PhoneFieldProps {
  value: string
  error: string | undefined
  onChange: (phone: string) => void
}

/** The account's name: a mainland mobile number, digits only. */
export function PhoneField({ value, error, onChange }: PhoneFieldProps) {
  const t = useTexts('auth')
  return (
    <Field label={t('phone.label')} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="phone"
          type="tel"
          value={value}
          onChange={(typed) => onChange(typedPhone(typed))}
          inputMode="numeric"
          autoComplete="username"
          placeholder={t('phone.placeholder')}
          clearable
        />
      )}
    </Field>
  )
}
