import { call, type Answer } from './client.ts'
import type { Buyer } from './scene.ts'

interface Line {
  skuId: string
  quantity: number
}

export interface ReadyOrder {
  server: string
  buyer: Buyer
  body: unknown
}

/** Quotes an order. @returns the request that places it; its quote token is empty when the quote was refused */
export async function prepare(server: string, buyer: Buyer, lines: readonly Line[]): Promise<ReadyOrder> {
  const answer = await call(server, 'orders.quoteOrder', {
    token: buyer.token,
    body: { lines, addressId: buyer.addressId },
  })
  const quoteToken = answer.success ? (answer.data as { quoteToken: string }).quoteToken : ''
  return { server, buyer, body: { lines, addressId: buyer.addressId, quoteToken, remarks: [], isFromCart: false } }
}

export const place = ({ server, buyer, body }: ReadyOrder): Promise<Answer> =>
  call(server, 'orders.placeOrder', { token: buyer.token, body })

/** The number of answers by outcome, as `100 ok, 400 STOCK_SHORT`. */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { success, errorCode } of answers) {
    const outcome = success ? 'ok' : (errorCode ?? 'unknown')
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

export const show = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ')
