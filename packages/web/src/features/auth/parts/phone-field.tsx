import { useTexts } from '#platform/i18n/use-texts.ts'
import { PhoneField as Field } from '#widgets/phone-field.tsx'

interface PhoneFieldProps {
  value: string
  error: string | undefined
  onChange: (phone: string) => void
}

/** The account's name: a mainland mobile number, digits only. */
export function PhoneField(props: PhoneFieldProps) {
  const t = useTexts('auth')
  return (
    <Field
      {...props}
      name="phone"
      label={t('phone.label')}
      autoComplete="username"
      placeholder={t('phone.placeholder')}
      clearable
    />
  )
}
