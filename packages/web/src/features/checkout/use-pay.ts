import { useState } from 'react'
import type { ApiError } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { leaveApp } from '#platform/leave-app.ts'
import { markPaying } from './paying-mark.ts'
import { useStartAttempt } from './queries.ts'

/** Opens a provider's cashier for a payment and leaves the app for it; the provider leads back. */
export function usePay(paymentId: string, onChanged: () => void) {
  const t = useTexts('checkout')
  const { mutate, isPending } = useStartAttempt()
  const [problem, setProblem] = useState<string>()

  const refuse = (error: ApiError) => {
    if (error.errorCode === 'PAYMENT_CLOSED') return onChanged()
    return setProblem(error.errorCode === 'PROVIDER_DOWN' ? t('pay.providerDown') : error.message)
  }
  const pay = (provider: string) => {
    setProblem(undefined)
    mutate(
      { params: { id: paymentId }, body: { provider } },
      {
        onSuccess: ({ cashierUrl }) => {
          markPaying(paymentId)
          if (!leaveApp(cashierUrl)) setProblem(t('pay.providerDown'))
        },
        onError: refuse,
      },
    )
  }
  return { pay, isPending, problem }
}
