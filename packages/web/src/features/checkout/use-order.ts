import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '#platform/api-client/api-error.ts'
import { refusalData } from '#platform/api-client/refusal-data.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { showToast } from '#ui/toast.tsx'
import { type Quote, quoteQuery, TOUCHED_BY_ORDERS, usePlaceOrder } from './queries.ts'
import { type Remarks, useRemarks } from './use-remarks.ts'
import { type Delivery, useDelivery } from './use-delivery.ts'
import { useWanted, type Wanted } from './use-wanted.ts'

/** Refusals that concern what is wanted: the page then shows them in place of the goods. */
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

/** A total that is not the one that was shown; it waits for a nod. */
export interface Change {
  oldFen: number
  newFen: number
}

export interface Order {
  wanted: Wanted
  delivery: Delivery
  quote: Quote | undefined
  /** The quote on screen does not belong to what is wanted now; the right one is on its way. */
  isStale: boolean
  /** What is wanted cannot be bought as it stands. */
  refusal: GoodsRefusal | undefined
  /** The quote could not be had; nothing is known. */
  error: Error | null
  requote: () => void
  remarks: Remarks
  change: Change | undefined
  /** Having seen the new total: it is asked for again, and ordered only by another tap. */
  acceptChange: () => void
  isPlacing: boolean
  place: () => void
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

interface Placing {
  wanted: Wanted
  delivery: Delivery
  quote: Quote | undefined
  remarks: Remarks
  requote: () => void
}

/** Sends the order. One tap is one order: a second tap meanwhile does nothing, a repeated one keeps its key. */
function usePlacing({ wanted, delivery, quote, remarks, requote }: Placing) {
  const client = useQueryClient()
  const { redirectTo } = useNavigation()
  const { mutateAsync } = usePlaceOrder()
  const [change, setChange] = useState<Change>()
  const [isPlacing, setPlacing] = useState(false)
  const busy = useRef(false)

  const send = async (known: Quote, addressId: string) => {
    const { isFromCart } = wanted
    const lines = [...(wanted.lines ?? [])]
    const body = { lines, addressId, quoteToken: known.quoteToken, remarks: remarks.of(known), isFromCart }
    const { paymentId } = await mutateAsync({ body })
    remarks.forget()
    for (const key of TOUCHED_BY_ORDERS) void client.invalidateQueries({ queryKey: [key] })
    redirectTo('orderPlay', { paymentId })
  }
  const refuse = (error: unknown, known: Quote) => {
    if (!(error instanceof ApiError)) throw error
    const changed = refusalData(error, 'QUOTE_CHANGED')
    if (changed) setChange({ oldFen: known.totalFen, newFen: changed.totalFen })
    else if (isOfTheGoods(error)) requote()
    else showToast(error.message, { kind: 'error' })
    // The address may have been deleted elsewhere: the book is asked for anew.
    if (error.errorCode === 'NOT_FOUND') delivery.retry()
  }
  const place = async () => {
    const address = delivery.address
    if (!quote || !address || busy.current) return
    busy.current = true
    setPlacing(true)
    try {
      await send(quote, address.id)
    } catch (error) {
      refuse(error, quote)
    } finally {
      busy.current = false
      setPlacing(false)
    }
  }
  return { change, setChange, isPlacing, place }
}

/** Everything about the order that is being confirmed: what, where to, what it costs, and placing it. */
export function useOrder(): Order {
  const t = useTexts('checkout')
  const wanted = useWanted()
  const delivery = useDelivery()
  const query = useQuote(wanted, delivery)
  const remarks = useRemarks()
  const requote = () => void query.refetch()
  const { change, setChange, isPlacing, place } = usePlacing({ wanted, delivery, quote: query.data, remarks, requote })
  const isStale = query.isPlaceholderData
  return {
    wanted,
    delivery,
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
    place: () => {
      if (delivery.address === null) {
        showToast(t('address.needed'))
        return delivery.change()
      }
      // What is on screen is not yet what would be ordered.
      if (!isStale && !query.error) void place()
    },
  }
}
