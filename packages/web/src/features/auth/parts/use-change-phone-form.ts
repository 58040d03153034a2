import { SMS_CODE_DIGITS } from '@zhujia/contract/core/limits.ts'
import { useChangePhone, useRequestPhoneChange } from '#entities/auth/queries.ts'
import { deviceProof } from '#platform/device-token.ts'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CHANGE_PHONE_REFUSALS, changePhoneChecks, type ChangePhoneValues, type Proof } from '../forms.ts'

/** The form of a new phone: changed at once by a code to the old one, requested by the password. */
export function useChangePhoneForm(proof: Proof, onChanged: () => void): Form<ChangePhoneValues> {
  const auth = useTexts('auth')
  const t = useTexts('security')
  const change = useChangePhone()
  const request = useRequestPhoneChange()
  const invalid = auth('code.invalid', { digits: SMS_CODE_DIGITS })
  return useForm<ChangePhoneValues>({
    initial: { phone: '', code: '', oldCode: '', password: '' },
    checks: () => changePhoneChecks(proof),
    messages: {
      phone: auth('phone.invalid'),
      code: invalid,
      oldCode: invalid,
      password: t('oldPassword.missing'),
    },
    refusals: CHANGE_PHONE_REFUSALS,
    submit: async ({ phone, code, oldCode, password }) => {
      if (proof === 'password') return request({ phone, code, password, ...deviceProof() })
      await change({ phone, code, oldCode, ...deviceProof() })
      onChanged()
    },
  })
}
