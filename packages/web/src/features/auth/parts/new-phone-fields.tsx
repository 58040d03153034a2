import { useSendOwnCode } from '#entities/auth/queries.ts'
import { deviceProof } from '#platform/device-token.ts'
import type { Form } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PhoneField } from '#widgets/phone-field.tsx'
import type { ChangePhoneValues } from '../forms.ts'
import { CodeInput } from './code-field.tsx'

/** The new phone and the code that proves it. */
export function NewPhoneFields({ form }: { form: Form<ChangePhoneValues> }) {
  const auth = useTexts('auth')
  const t = useTexts('security')
  const sendOwnCode = useSendOwnCode()
  const { values, errors } = form
  const ask = async () =>
    (await form.check(['phone']))
      ? sendOwnCode.mutateAsync({ body: { purpose: 'takePhone', phone: values.phone, ...deviceProof() } })
      : undefined
  return (
    <>
      <PhoneField
        name="phone"
        label={t('phone.new')}
        value={values.phone}
        error={errors.phone}
        onChange={(phone) => form.set('phone', phone)}
        autoComplete="tel"
        placeholder={auth('phone.placeholder')}
        clearable
      />
      <CodeInput
        label={t('phone.newCode')}
        value={values.code}
        error={errors.code}
        onChange={(code) => form.set('code', code)}
        ask={ask}
        onSent={() => form.focus('code')}
        onRefused={form.setErrors}
      />
    </>
  )
}
