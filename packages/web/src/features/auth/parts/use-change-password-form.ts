import { SMS_CODE_DIGITS } from '@zhujia/contract/core/limits.ts'
import { useChangePassword } from '#entities/auth/queries.ts'
import { deviceProof } from '#platform/device-token.ts'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import {
  CHANGE_PASSWORD_REFUSALS,
  changePasswordChecks,
  type ChangePasswordValues,
  type Proof,
  resetOwn,
} from '../forms.ts'

/** The form of a new password. The phone, which the page does not know, is left out of what is guessable; the server counts it. */
export function useChangePasswordForm(proof: Proof, onDone: () => void): Form<ChangePasswordValues> {
  const auth = useTexts('auth')
  const t = useTexts('security')
  const change = useChangePassword()
  const form: Form<ChangePasswordValues> = useForm<ChangePasswordValues>({
    initial: { phone: '', oldPassword: '', code: '', password: '', repeat: '' },
    checks: () => changePasswordChecks(proof, form.values),
    own: resetOwn,
    messages: {
      oldPassword: t('oldPassword.missing'),
      code: auth('code.invalid', { digits: SMS_CODE_DIGITS }),
      password: auth('reset.weak'),
      repeat: auth('reset.different'),
    },
    refusals: CHANGE_PASSWORD_REFUSALS,
    submit: async ({ oldPassword, code, password }) => {
      await change({ ...(proof === 'code' ? { code } : { oldPassword }), password, ...deviceProof() })
      onDone()
    },
  })
  return form
}
