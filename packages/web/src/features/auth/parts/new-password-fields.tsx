import { LONG_PASSWORD_MIN, PASSWORD_MAX, PASSWORD_MIN } from '@zhujia/contract/auth/password.ts'
import type { FieldErrors } from '#platform/form-checks.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { type ResetValues, strengthOf } from '../forms.ts'

/** How good the password is so far, in words. */
function useStrengthWords(values: ResetValues): string {
  const t = useTexts('auth')
  return {
    empty: t('strength.empty', { min: PASSWORD_MIN, long: LONG_PASSWORD_MIN }),
    short: t('strength.short', { count: PASSWORD_MIN - values.password.length }),
    guessable: t('strength.guessable'),
    good: t('strength.good', { long: LONG_PASSWORD_MIN }),
    strong: t('strength.strong'),
  }[strengthOf(values)]
}

/** The part of a form that sets a new password. */
interface NewPasswordForm {
  values: ResetValues
  errors: FieldErrors
  set: (name: 'password' | 'repeat', value: string) => void
}

/** A new password, typed twice, with its strength. */
export function NewPasswordFields({ form }: { form: NewPasswordForm }) {
  const t = useTexts('auth')
  const strength = useStrengthWords(form.values)
  return (
    <>
      <Field label={t('reset.password')} hint={strength} error={form.errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            value={form.values.password}
            onChange={(password) => form.set('password', password)}
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
            placeholder={t('reset.placeholder')}
          />
        )}
      </Field>
      <Field label={t('reset.repeat')} error={form.errors.repeat}>
        {(control) => (
          <PasswordInput
            {...control}
            name="repeat"
            value={form.values.repeat}
            onChange={(repeat) => form.set('repeat', repeat)}
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
            placeholder={t('reset.repeatPlaceholder')}
          />
        )}
      </Field>
    </>
  )
}
