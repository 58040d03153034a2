import { SMS_CODE_DIGITS } from '@zhujia/contract/core/limits.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLogin } from '#entities/auth/queries.ts'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { currentSession, signIn, type SignedIn } from '#platform/session.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import {
  asksIdentity,
  LOGIN_REFUSALS,
  loginBodyOf,
  loginChecks,
  loginOwn,
  type LoginValues,
  type LoginMethod,
} from '../forms.ts'

export interface LoginForm extends Form<LoginValues> {
  method: LoginMethod
  setMethod: (method: LoginMethod) => void
}

/** Leaves the login: to the choice of an identity for some newcomers, else back to the page that asked for it. */
function useLeave() {
  const { redirect } = usePageQuery('login')
  const { redirectTo, returnTo } = useNavigation()
  const goOn = useEffectEvent(() => {
    if (currentSession().token !== undefined) returnTo(redirect)
  })
  // Somebody who has signed in meanwhile needs no login any more.
  useEffect(() => goOn(), [])
  return (method: LoginMethod, signedIn: SignedIn) => {
    const asks = asksIdentity(redirect, { method, signedIn, hasChosen: currentSession().hasChosenType })
    if (asks) redirectTo('userStatus', redirect === undefined ? {} : { redirect })
    else returnTo(redirect)
  }
}

/** The login form. A change of the method clears the errors but not phone and agreement. The method is in the address. */
export function useLoginForm(): LoginForm {
  const query = usePageQuery('login')
  const method: LoginMethod = query.way === 'password' ? 'password' : 'code'
  const t = useTexts('auth')
  const { setQuery } = useNavigation()
  const leave = useLeave()
  const login = useLogin()
  const form = useForm<LoginValues>({
    initial: { phone: query.phone ?? '', code: '', password: '', agreed: false },
    checks: () => loginChecks(method),
    own: loginOwn,
    messages: {
      phone: t('phone.invalid'),
      code: t('code.invalid', { digits: SMS_CODE_DIGITS }),
      password: t('password.missing'),
      agreed: t('agreement.needed'),
    },
    refusals: LOGIN_REFUSALS,
    submit: async (values) => {
      const signedIn = await login.mutateAsync({ body: loginBodyOf(method, values) })
      signIn(signedIn)
      showToast(t('done'))
      leave(method, signedIn)
    },
  })
  return {
    ...form,
    method,
    setMethod: (next) => {
      setQuery({ ...query, way: next === 'code' ? undefined : next })
      form.setErrors({})
    },
  }
}
