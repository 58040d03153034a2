import { createSign, createVerify, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ProviderEvent, RawNotice } from '../port.ts'

export const MERCHANT_ID = 'zhujia-demo'
export const APP_ID = 'zhujia-web'
const MAX_AGE_MS = 300_000

/** What a notice says; the form of a real channel's, with every field that has to be checked. */
const payload = z.strictObject({
  eventId: z.string(),
  kind: z.enum(['payment', 'refund']),
  merchantId: z.string(),
  appId: z.string(),
  currency: z.string(),
  tradeNo: z.string(),
  txnId: z.string().nullable(),
  amountFen: z.int().positive(),
  state: z.enum(['succeeded', 'failed', 'closed']),
})
export type NoticePayload = z.output<typeof payload>

export interface SignedNotice {
  body: string
  signature: string
  timestamp: string
  nonce: string
}

const signed = (timestamp: string, nonce: string, body: string): string => `${timestamp}\n${nonce}\n${body}\n`

/** Signs a notice as the channel does: RSA-SHA256 over time, nonce and body. */
export function signNotice(payload: NoticePayload, privateKey: string, now: Date): SignedNotice {
  const body = JSON.stringify(payload)
  const timestamp = String(now.getTime())
  const nonce = randomUUID()
  return {
    body,
    timestamp,
    nonce,
    signature: createSign('RSA-SHA256')
      .update(signed(timestamp, nonce, body))
      .sign(privateKey, 'base64'),
  }
}

export const headersOf = ({ signature, timestamp, nonce }: SignedNotice): Record<string, string> => ({
  'content-type': 'application/json',
  'x-simulator-signature': signature,
  'x-simulator-timestamp': timestamp,
  'x-simulator-nonce': nonce,
})

/** The merchant's side: signature over the raw bytes first, then age, then merchant, app and currency. */
export function openNotice({ headers, body }: RawNotice, publicKey: string, now: Date): ProviderEvent | undefined {
  const read = (name: string): string => (typeof headers[name] === 'string' ? headers[name] : '')
  const timestamp = read('x-simulator-timestamp')
  const text = signed(timestamp, read('x-simulator-nonce'), body.toString('utf8'))
  const fits = createVerify('RSA-SHA256').update(text).verify(publicKey, read('x-simulator-signature'), 'base64')
  if (!fits || Math.abs(now.getTime() - Number(timestamp)) > MAX_AGE_MS) return undefined
  const parsed = payload.safeParse(JSON.parse(body.toString('utf8')))
  if (!parsed.success) return undefined
  const { merchantId, appId, currency } = parsed.data
  return merchantId === MERCHANT_ID && appId === APP_ID && currency === 'CNY' ? eventOf(parsed.data) : undefined
}

function eventOf({ kind, eventId, tradeNo, txnId, amountFen, state }: NoticePayload): ProviderEvent | undefined {
  if (kind === 'payment') return { kind, eventId, outTradeNo: tradeNo, fact: { state, txnId, amountFen } }
  return state === 'closed' ? undefined : { kind, eventId, fact: { state, outRefundNo: tradeNo, amountFen } }
}
