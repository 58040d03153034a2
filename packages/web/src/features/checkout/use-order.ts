import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Quote, quoteQuery, usePlaceOrder } from '#entities/orders/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { ApiError, isLost, isMissing } from '#platform/api-client/api-error.ts'
import type { RequestFor } from '#platform/api-client/types.ts'
import { refusalData } from '#platform/api-client/refusal-data.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { runAction } from '#platform/run-action.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import { type Remarks, useRemarks } from './use-remarks.ts'
import { type Delivery, useDelivery } from './use-delivery.ts'
import { useWanted, type Wanted } from './use-wanted.ts'

/** The refusals that concern the goods: the page shows them in place of the goods. */
const OF_THE_GOODS = [
  'STOCK_SHORT',
  'OFF_SALE',
  'MEASURES_WRONG',
  'BELOW_MINIMUM',
  'AMOUNT_LIMIT',
  'UNDELIVERABLE',
  'HOLD_LIMIT',
] as const

export type GoodsRefusal = ApiError & { errorCode: (typeof OF_THE_GOODS)[number] }

const isOfTheGoods = (error: unknown): error is GoodsRefusal =>
  error instanceof ApiError && OF_THE_GOODS.some((code) => code === error.errorCode)

/** A total that differs from the one shown; the buyer must accept it. */
export interface Change {
  oldFen: number
  newFen: number
}

export interface Order {
  wanted: Wanted
  delivery: Delivery
  /** Where the order goes: as it was quoted, since the addresses are fetched apart and may be older or newer. */
  address: Delivery['address']
  quote: Quote | undefined
  /** The quote on screen belongs to other lines or another address; the right one is loading. */
  isStale: boolean
  /** The goods cannot be bought as they are. */
  refusal: GoodsRefusal | undefined
  /** The quote failed to load. */
  error: Error | null
  requote: () => void
  remarks: Remarks
  change: Change | undefined
  /** Accepts the new total: the quote is fetched again, and only another tap places the order. */
  acceptChange: () => void
  isPlacing: boolean
  /** No answer came to the order that was sent last: nobody knows whether it was placed. */
  lost: LostAnswer | undefined
  place: () => void
}

export interface LostAnswer {
  kind: 'network' | 'timeout'
  /** Pressing again repeats the very same request, which cannot order twice; after a change of the page it would be another one. */
  isRepeatable: boolean
}

function useQuote(wanted: Wanted, delivery: Delivery) {
  const lines = [...(wanted.lines ?? [])]
  const isReady = lines.length > 0 && delivery.address !== undefined
  return useQuery({
    ...quoteQuery({ lines, addressId: delivery.address?.id ?? null }),
    enabled: isReady,
    placeholderData: keepPreviousData,
  })
}

type Body = RequestFor<'orders.placeOrder'>['body']

/** Whether two requests ask for the same order; its price may have been fetched anew meanwhile. */
const isSameOrder = (one: Body, other: Body): boolean =>
  JSON.stringify({ ...one, quoteToken: '' }) === JSON.stringify({ ...other, quoteToken: '' })

interface Placing {
  wanted: Wanted
  delivery: Delivery
  quote: Quote | undefined
  remarks: Remarks
  requote: () => void
}

/** Sends the order. One tap is one order: a second tap meanwhile does nothing, and a retry uses the same idempotency key. */
function usePlacing({ wanted, delivery, quote, remarks, requote }: Placing) {
  const client = useQueryClient()
  const { redirectTo } = useNavigation()
  const { mutateAsync } = usePlaceOrder()
  const [change, setChange] = useState<Change>()
  const [isPlacing, setPlacing] = useState(false)
  const [unanswered, setUnanswered] = useState<{ body: Body; kind: LostAnswer['kind'] }>()
  const busy = useRef(false)

  const bodyFor = (known: Quote): Body | undefined => {
    const { isFromCart } = wanted
    const { address, quoteToken } = known
    const lines = [...(wanted.lines ?? [])]
    return address ? { lines, addressId: address.id, quoteToken, remarks: remarks.of(known), isFromCart } : undefined
  }
  const next = quote && bodyFor(quote)
  const isRepeatable = unanswered !== undefined && next !== undefined && isSameOrder(unanswered.body, next)
  const send = async (known: Quote, body: Body) => {
    const { paymentId } = await mutateAsync({ body })
    remarks.forget(known)
    void refreshAfter(client, 'orders.placeOrder')
    redirectTo('orderPlay', { paymentId })
  }
  const refuse = (error: ApiError, known: Quote, body: Body) => {
    setUnanswered(isLost(error) ? { body, kind: error.kind } : undefined)
    if (isLost(error)) return
    const changed = refusalData(error, 'QUOTE_CHANGED')
    if (changed) setChange({ oldFen: known.totalFen, newFen: changed.totalFen })
    else if (isOfTheGoods(error)) requote()
    else showToast(error.message, { kind: 'error' })
    // The address may have been deleted elsewhere: the addresses are fetched again.
    if (error.errorCode === 'NOT_FOUND') delivery.retry()
  }
  const place = async () => {
    if (!quote || !next || busy.current) return
    const body = isRepeatable ? unanswered.body : next
    busy.current = true
    setPlacing(true)
    try {
      await runAction(
        () => send(quote, body),
        (error) => refuse(error, quote, body),
      )
    } finally {
      busy.current = false
      setPlacing(false)
    }
  }
  const lost = unanswered && !isPlacing ? { kind: unanswered.kind, isRepeatable } : undefined
  return { change, setChange, isPlacing, lost, place }
}

/** The address of the quote; what only the saved one has stays beside it. */
const addressOf = ({ address }: Delivery, quote: Quote | undefined): Delivery['address'] =>
  address && quote?.address ? { ...address, ...quote.address } : address

/** What a quote misses may be the address, deleted elsewhere: the addresses are fetched again, and with another one the quote is. */
function useMissing(error: Error | null, { retry }: Delivery): void {
  const fetchAddresses = useEffectEvent(retry)
  useEffect(() => {
    if (isMissing(error)) fetchAddresses()
  }, [error])
}

/** The order that is being confirmed: its goods, address and price, and the function that places it. */
export function useOrder(): Order {
  const t = useTexts('checkout')
  const wanted = useWanted()
  const delivery = useDelivery()
  const query = useQuote(wanted, delivery)
  const remarks = useRemarks()
  // An order goes to the address as it was quoted: what is shown of it is fetched with the quote.
  const requote = () => {
    delivery.retry()
    void query.refetch()
  }
  const { change, setChange, isPlacing, lost, place } = usePlacing({
    wanted,
    delivery,
    quote: query.data,
    remarks,
    requote,
  })
  const isStale = query.isPlaceholderData
  useMissing(query.error, delivery)
  return {
    wanted,
    delivery,
    address: addressOf(delivery, isStale ? undefined : query.data),
    quote: query.data,
    isStale,
    refusal: isOfTheGoods(query.error) ? query.error : undefined,
    error: query.error,
    requote,
    remarks,
    change,
    acceptChange: () => {
      setChange(undefined)
      requote()
    },
    isPlacing,
    lost,
    place: () => {
      if (delivery.address === null) {
        showToast(t('address.needed'))
        return delivery.change()
      }
      // The quote on screen is not yet that of the order; an order without an answer may be repeated though its goods are gone.
      if (!isStale && (!query.error || lost?.isRepeatable)) void place()
    },
  }
}
