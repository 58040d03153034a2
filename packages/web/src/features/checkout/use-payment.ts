import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { call } from '#platform/api-client/api.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { now } from '#platform/clock.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { showToast } from '#ui/toast.tsx'
import { useSecondsLeft } from '#ui/use-seconds-left.ts'
import { isMarkedPaying, unmarkPaying } from './paying-mark.ts'
import { faceOf, type Payment, type PaymentFace } from './payment-face.ts'
import { TOUCHED_BY_ORDERS, useCheckPayment } from './queries.ts'
import { usePolling } from './polling.ts'

/** A payment, and by how much the server's clock was ahead of the app's when it was answered. */
interface Known {
  payment: Payment
  skewMs: number
}

const known = (payment: Payment): Known => ({ payment, skewMs: Date.parse(payment.now) - now() })

const paymentQuery = (id: string) =>
  queryOptions<Known, ApiError>({
    queryKey: ['payments.getPayment', { params: { id } }, 'known'],
    queryFn: async ({ signal }) =>
      known(await call('payments.getPayment', { params: { id } }, { mask: false, toast: false, signal })),
    staleTime: 0,
  })

export interface PaymentView {
  payment: Payment | undefined
  face: PaymentFace | undefined
  error: Error | null
  isFetching: boolean
  retry: () => void
  /** The server's clock, for the countdown. */
  serverNow: () => number
  /** A minute of asking has brought nothing. */
  isLate: boolean
  /** Asks the provider itself, for somebody who has paid. */
  check: () => void
  isChecking: boolean
  /** Back from waiting to the ways to pay. */
  payAgain: () => void
}

/** A document that the browser kept while the cashier was open comes back as it was left, without a reload. */
function useComeBack(comeBack: () => void): void {
  const back = useEffectEvent(comeBack)
  useEffect(() => {
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) back()
    }
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
}

/** Once it is known how a payment ended, orders and cart are not what they were. */
function useEnd(face: PaymentFace | undefined): void {
  const client = useQueryClient()
  const isEnd = face === 'paid' || face === 'refunded' || face === 'closed'
  useEffect(() => {
    if (!isEnd) return
    unmarkPaying()
    for (const key of TOUCHED_BY_ORDERS) void client.invalidateQueries({ queryKey: [key] })
  }, [client, isEnd])
}

function useCheck(id: string) {
  const t = useTexts('checkout')
  const client = useQueryClient()
  const { mutate, isPending } = useCheckPayment()
  const check = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: ({ state }) => {
          void client.invalidateQueries({ queryKey: paymentQuery(id).queryKey })
          if (state === 'open') showToast(t('waiting.notYet'))
        },
        onError: (error) =>
          showToast(error.errorCode === 'PROVIDER_DOWN' ? t('pay.providerDown') : error.message, { kind: 'error' }),
      },
    )
  return { check, isChecking: isPending }
}

/** A payment and where it stands; while its result is open it is asked for again. */
export function usePayment(id: string): PaymentView {
  const { data, error, isFetching, refetch } = useQuery(paymentQuery(id))
  const { payment, skewMs = 0 } = data ?? {}
  const [wasAtCashier, setWasAtCashier] = useState(() => isMarkedPaying(id))
  const serverNow = useCallback(() => now() + skewMs, [skewMs])
  const expiresAt = payment && Date.parse(payment.expiresAt)
  const secondsLeft = useSecondsLeft(expiresAt, serverNow)
  const isExpired = expiresAt !== undefined && secondsLeft === 0 && serverNow() >= expiresAt
  const face = payment && faceOf({ payment, wasAtCashier, isExpired })
  const ask = () => void refetch({ cancelRefetch: false })
  const isLate = usePolling(face === 'waiting', ask)
  useComeBack(() => {
    setWasAtCashier(isMarkedPaying(id))
    ask()
  })
  useEnd(face)
  return {
    payment,
    face,
    error: payment ? null : error,
    isFetching,
    retry: ask,
    serverNow,
    isLate,
    ...useCheck(id),
    payAgain: () => {
      unmarkPaying()
      setWasAtCashier(false)
    },
  }
}

/** A payment that is not there, or not the caller's. */
export const isGone = (error: Error): boolean =>
  error instanceof ApiError && (error.errorCode === 'NOT_FOUND' || error.errorCode === 'INVALID_INPUT')
