import { useState } from 'react'
import { type Payment, useStartAttempt } from '#entities/payments/queries.ts'
import type { ApiError } from '#platform/api-client/api-error.ts'
import { refusalData } from '#platform/api-client/refusal-data.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { leaveApp } from '#platform/leave-app.ts'
import { markPaying } from './paying-mark.ts'
import type { Change } from './use-order.ts'

interface Paying {
  pay: (provider: string) => void
  isPending: boolean
  problem: string | undefined
  /** The amount of the payment differs from the accepted one; no cashier was opened. */
  change: Change | undefined
  /** The answer to the new amount. After a yes another tap pays; after a no the question comes again. */
  answer: (word: 'yes' | 'no') => void
}

/**
 * Opens a provider's cashier for a payment and leaves the app; the provider links back. It requests the amount that
 * the page showed when it was opened, even if it shows another by now: a new amount must be accepted first. `here`: the page that it leads back to.
 */
export function usePay(
  { id, amountFen }: Pick<Payment, 'id' | 'amountFen'>,
  { here, onChanged }: { here: string; onChanged: () => void },
): Paying {
  const t = useTexts('checkout')
  const { mutate, isPending } = useStartAttempt()
  const [agreedFen, setAgreedFen] = useState(amountFen)
  const [change, setChange] = useState<Change>()
  const [problem, setProblem] = useState<string>()

  const refuse = (error: ApiError) => {
    const changed = refusalData(error, 'AMOUNT_CHANGED')
    if (changed) setChange({ oldFen: agreedFen, newFen: changed.amountFen })
    if (changed || error.errorCode === 'PAYMENT_CLOSED') return onChanged()
    return setProblem(error.errorCode === 'PROVIDER_DOWN' ? t('pay.providerDown') : error.message)
  }
  const pay = (provider: string) => {
    setProblem(undefined)
    mutate(
      { params: { id }, body: { provider, amountFen: agreedFen } },
      {
        onSuccess: ({ cashierUrl }) => {
          markPaying(id)
          if (!leaveApp(cashierUrl, here)) setProblem(t('pay.providerDown'))
        },
        onError: refuse,
      },
    )
  }
  const answer = (word: 'yes' | 'no') => {
    if (change && word === 'yes') setAgreedFen(change.newFen)
    setChange(undefined)
  }
  return { pay, isPending, problem, change, answer }
}
