import { addSeconds, DAY } from '@zhujia/server/platform/clock.ts'
import type { SkuData } from './types.ts'

/** Days ago that the older and the newer firing came in, and the share of the stock that is of the older one, in percent. */
const OLDER = { daysAgo: 96, percent: 60 }
const NEWER_DAYS_AGO = 17
/** Less than this is what one firing has left. */
const SPLIT_FROM = 20

interface DemoLot {
  code: string
  quantity: number
  receivedAt: Date
}

/**
 * The colours and batches that a SKU's stock is of, for products that promise one of them for an order. The code is what
 * makers print on the box: the number of the colour, then the day.
 */
export function lotsOf({ stock }: SkuData, { place, now }: { place: number; now: Date }): DemoLot[] {
  const colour = String(place + 1).padStart(2, '0')
  const lot = (quantity: number, daysAgo: number): DemoLot => {
    const receivedAt = addSeconds(now, -daysAgo * DAY)
    return { code: `${colour}-${receivedAt.toISOString().slice(2, 10).replaceAll('-', '')}`, quantity, receivedAt }
  }
  const older = stock < SPLIT_FROM ? stock : Math.floor((stock * OLDER.percent) / 100)
  return [lot(older, OLDER.daysAgo), lot(stock - older, NEWER_DAYS_AGO)].filter(({ quantity }) => quantity > 0)
}
