import { SMS_CODE_DIGITS } from '@zhujia/contract/core/limits.ts'
import { useResetPassword } from '#entities/auth/queries.ts'
import { deviceProof } from '#platform/device-token.ts'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { usePageQuery } from '#platform/navigation.ts'
import { RESET_REFUSALS, resetChecks, resetOwn, type ResetValues } from '../forms.ts'

/** The reset form; `onDone` gets the phone whose password is new. */
export function useResetForm(onDone: (phone: string) => void): Form<ResetValues> {
  const { phone = '' } = usePageQuery('reset')
  const t = useTexts('auth')
  const reset = useResetPassword()
  const form: Form<ResetValues> = useForm<ResetValues>({
    initial: { phone, code: '', password: '', repeat: '' },
    checks: () => resetChecks(form.values),
    own: resetOwn,
    messages: {
      phone: t('phone.invalid'),
      code: t('code.invalid', { digits: SMS_CODE_DIGITS }),
      password: t('reset.weak'),
      repeat: t('reset.different'),
    },
    refusals: RESET_REFUSALS,
    submit: async (values) => {
      await reset.mutateAsync({
        body: { phone: values.phone, code: values.code, password: values.password, ...deviceProof() },
      })
      onDone(values.phone)
    },
  })
  return form
}
