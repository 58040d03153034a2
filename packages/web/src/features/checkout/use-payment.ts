import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Payment, paymentQuery, useCheckPayment } from '#entities/payments/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { now } from '#platform/clock.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useLive } from '#platform/live.ts'
import { usePageQuery } from '#platform/navigation.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import { useSecondsLeft } from '#ui/display/use-seconds-left.ts'
import { isMarkedPaying, unmarkPaying } from './paying-mark.ts'
import { pageStateOf, type PaymentPageState } from './payment-page-state.ts'
import { usePolling } from './polling.ts'

export interface PaymentView {
  payment: Payment | undefined
  pageState: PaymentPageState | undefined
  error: Error | null
  isFetching: boolean
  retry: () => void
  /** The server's clock, for the countdown. */
  serverNow: () => number
  /** The result is later than it usually is. */
  isLate: boolean
  /** Asks the provider itself, for somebody who has paid. */
  check: () => void
  isChecking: boolean
  /** Back from waiting to the payment methods. */
  payAgain: () => void
  /** They left the cashier, and the provider, asked since, knows of no payment. */
  hasLeft: boolean
}

/** The browser may restore the document from its back/forward cache after the cashier, without a reload. */
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

/** The end of a payment changes orders and cart: what was fetched of them is stale. */
function useEnd(pageState: PaymentPageState | undefined): void {
  const client = useQueryClient()
  const isEnd = pageState === 'paid' || pageState === 'refunded' || pageState === 'closed'
  useEffect(() => {
    if (!isEnd) return
    unmarkPaying()
    void refreshAfter(client, 'payments.startAttempt')
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
          void refreshAfter(client, 'payments.checkPayment')
          if (state === 'open') showToast(t('waiting.notYet'))
        },
        onError: (error) =>
          showToast(error.errorCode === 'PROVIDER_DOWN' ? t('pay.providerDown') : error.message, { kind: 'error' }),
      },
    )
  return { check, isChecking: isPending }
}

/**
 * For a payer who has left the cashier: the provider is asked once each time, and if nothing is paid they can pay again at once.
 * `leave` begins another time, in a document that the browser has kept.
 */
function useLeft(id: string, isWaiting: boolean, payAgain: () => void): { hasLeft: boolean; leave: () => void } {
  const client = useQueryClient()
  // The page of a deposit's payment has the same query.
  const { left } = usePageQuery('orderPlay')
  const { mutate } = useCheckPayment()
  const [hasLeft, setHasLeft] = useState(false)
  const hasAsked = useRef(false)
  const ask = useEffectEvent(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    mutate(
      { params: { id } },
      {
        onSuccess: ({ state }) => {
          void refreshAfter(client, 'payments.checkPayment')
          if (state !== 'open') return
          setHasLeft(true)
          payAgain()
        },
      },
    )
  })
  useEffect(() => {
    if (isWaiting && left !== undefined) ask()
  }, [isWaiting, left])
  const leave = () => {
    hasAsked.current = false
    setHasLeft(false)
  }
  return { hasLeft, leave }
}

/** Whether what the payer was asked for at the cashier is no longer owed: the payment is closed, or is for another amount. */
const isPastPaying = (payment: Payment | undefined, pageState: PaymentPageState | undefined): boolean =>
  pageState === 'closed' || (pageState === 'cashier' && typeof payment?.supersededFen === 'number')

/** Whether money that is no longer owed may still come or go: the payer comes from its cashier, or a refund is under way. */
const awaitsMoney = (payment: Payment | undefined, wasAtCashier: boolean): boolean =>
  payment?.lateMoney.length === 0 ? wasAtCashier : payment?.lateMoney.some(({ step }) => step !== 'arrived') === true

/** A payment as the server says it now: what an earlier visit left may name an amount that nobody asks for any more. */
function useKnown(id: string) {
  const { data, isFetchedAfterMount, error, isFetching, refetch } = useQuery(paymentQuery(id))
  return { known: isFetchedAfterMount ? data : undefined, error, isFetching, refetch }
}

/** A payment and its page state; while the result is open it is polled. */
export function usePayment(id: string): PaymentView {
  const { known, error, isFetching, refetch } = useKnown(id)
  const { payment, skewMs = 0 } = known ?? {}
  const [wasAtCashier, setWasAtCashier] = useState(() => isMarkedPaying(id))
  const serverNow = useCallback(() => now() + skewMs, [skewMs])
  const expiresAt = payment && Date.parse(payment.expiresAt)
  const secondsLeft = useSecondsLeft(expiresAt, serverNow)
  const isExpired = expiresAt !== undefined && secondsLeft === 0 && serverNow() >= expiresAt
  const pageState = payment && pageStateOf({ payment, wasAtCashier, isExpired })
  const reload = () => void refetch({ cancelRefetch: false })
  const isLate = usePolling(
    pageState === 'waiting' || (isPastPaying(payment, pageState) && awaitsMoney(payment, wasAtCashier)),
    reload,
  )
  // The shop may change the price or close the order; whoever waits for a result polls faster.
  useLive(pageState === 'cashier', reload)
  useEnd(pageState)
  const payAgain = () => {
    unmarkPaying()
    setWasAtCashier(false)
  }
  const { hasLeft, leave } = useLeft(id, pageState === 'waiting', payAgain)
  useComeBack(() => {
    leave()
    setWasAtCashier(isMarkedPaying(id))
    reload()
  })
  return {
    payment,
    pageState,
    error: payment ? null : error,
    isFetching,
    retry: reload,
    serverNow,
    isLate,
    ...useCheck(id),
    payAgain,
    hasLeft,
  }
}
