import { useState } from 'react'
import { type Form, useForm } from '../../../platform/form.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '../../../platform/navigation.ts'
import { signIn } from '../../../platform/session.ts'
import { showToast } from '../../../ui/toast.tsx'
import { LOGIN_REFUSALS, loginBodyOf, loginChecks, type LoginValues, type LoginWay } from '../forms.ts'
import { useLogin } from '../queries.ts'

export interface LoginForm extends Form<LoginValues> {
  way: LoginWay
  setWay: (way: LoginWay) => void
}

/** The login form: phone and agreement are kept when the way is changed, errors are not. */
export function useLoginForm(): LoginForm {
  const { phone = '', redirect } = usePageQuery('login')
  const [way, setWay] = useState<LoginWay>('code')
  const t = useTexts('auth')
  const { returnTo } = useNavigation()
  const login = useLogin()
  const form = useForm<LoginValues>({
    initial: { phone, code: '', password: '', agreed: false },
    checks: () => loginChecks(way),
    messages: {
      phone: t('phone.invalid'),
      code: t('code.invalid'),
      password: t('password.missing'),
      agreed: t('agreement.needed'),
    },
    refusals: LOGIN_REFUSALS,
    submit: async (values) => {
      signIn(await login.mutateAsync({ body: loginBodyOf(way, values) }))
      showToast(t('done'))
      returnTo(redirect)
    },
  })
  return {
    ...form,
    way,
    setWay: (next) => {
      setWay(next)
      form.setErrors({})
    },
  }
}
