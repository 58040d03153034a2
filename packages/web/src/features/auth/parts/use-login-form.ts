import { useEffect, useEffectEvent } from 'react'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { currentSession, signIn, type SignedIn } from '#platform/session.ts'
import { showToast } from '#ui/toast.tsx'
import { asksIdentity, LOGIN_REFUSALS, loginBodyOf, loginChecks, type LoginValues, type LoginWay } from '../forms.ts'
import { useLogin } from '../queries.ts'

export interface LoginForm extends Form<LoginValues> {
  way: LoginWay
  setWay: (way: LoginWay) => void
}

/** Where a login leads: to the choice of an identity for some newcomers, else back to where it was asked for. */
function useLeave() {
  const { redirect } = usePageQuery('login')
  const { redirectTo, returnTo } = useNavigation()
  const goOn = useEffectEvent(() => {
    if (currentSession().token !== undefined) returnTo(redirect)
  })
  // Somebody who is signed in comes back to a login that was left behind: it has nothing more to ask.
  useEffect(() => goOn(), [])
  return (way: LoginWay, signedIn: SignedIn) => {
    const asks = asksIdentity(redirect, { way, signedIn, hasChosen: currentSession().hasChosenType })
    if (asks) redirectTo('userStatus', redirect === undefined ? {} : { redirect })
    else returnTo(redirect)
  }
}

/** The login form: phone and agreement are kept when the way is changed, errors are not. The way is in the address. */
export function useLoginForm(): LoginForm {
  const query = usePageQuery('login')
  const way: LoginWay = query.way === 'password' ? 'password' : 'code'
  const t = useTexts('auth')
  const { setQuery } = useNavigation()
  const leave = useLeave()
  const login = useLogin()
  const form = useForm<LoginValues>({
    initial: { phone: query.phone ?? '', code: '', password: '', agreed: false },
    checks: () => loginChecks(way),
    messages: {
      phone: t('phone.invalid'),
      code: t('code.invalid'),
      password: t('password.missing'),
      agreed: t('agreement.needed'),
    },
    refusals: LOGIN_REFUSALS,
    submit: async (values) => {
      const signedIn = await login.mutateAsync({ body: loginBodyOf(way, values) })
      signIn(signedIn)
      showToast(t('done'))
      leave(way, signedIn)
    },
  })
  return {
    ...form,
    way,
    setWay: (next) => {
      setQuery({ ...query, way: next === 'code' ? undefined : next })
      form.setErrors({})
    },
  }
}
