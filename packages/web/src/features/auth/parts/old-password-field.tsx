import { useTexts } from '#platform/i18n/use-texts.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'

interface OldPasswordFieldProps {
  name: 'oldPassword' | 'password'
  value: string
  error: string | undefined
  onChange: (password: string) => void
}

/** The present password of the account. */
export function OldPasswordField({ error, ...input }: OldPasswordFieldProps) {
  const t = useTexts('security')
  return (
    <Field label={t('oldPassword.label')} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          {...input}
          autoComplete="current-password"
          placeholder={t('oldPassword.placeholder')}
        />
      )}
    </Field>
  )
}
