import type { CANCEL_REASONS } from '@zhujia/contract/orders/states.ts'
import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Checks, Schema } from '#platform/form-checks.ts'
import type { OrderDetail } from './queries.ts'

export type CancelReason = (typeof CANCEL_REASONS)[number]
export type Carrier = OrderDetail['parcels'][number]['carrier']

/** Who gives a reason: a buyer who has not paid, a buyer who has, the shop. */
export type ReasonSide = 'unpaid' | 'paid' | 'shop'

/** What each may choose from; the contract knows them all. */
export const REASONS_OF: Readonly<Record<ReasonSide, readonly CancelReason[]>> = {
  unpaid: ['changedMind', 'wrongAddress', 'wrongGoods', 'other'],
  paid: ['changedMind', 'wrongAddress', 'wrongGoods', 'tooSlow', 'other'],
  shop: ['outOfStock', 'buyerAsked', 'other'],
}

/** The limit of remarks, notes and reasons; forms.test.ts holds it to the contract's, whose file would bring zod along. */
export const WORDS_MAX = 200

export interface CancelValues {
  reason: CancelReason | undefined
  note: string
}

/** So much of a line. */
export interface LinePart {
  lineId: string
  quantity: number
}

export interface ShipValues {
  carrier: Carrier | undefined
  trackingNumber: string
  parts: readonly LinePart[]
}

export interface CancelPartValues extends CancelValues {
  parts: readonly LinePart[]
}

/** Amounts as they are typed, in yuan. */
export interface RepriceValues {
  discount: string
  freight: string
  note: string
}

export interface NoteValues {
  note: string
}

const schemas = () => import('@zhujia/contract/orders/schemas.ts')

/** The contract's schemas, fetched when the first form is sent. */
export const cancelChecks = async (): Promise<Checks> => (await schemas()).cancelBody
export const declineChecks = async (): Promise<Checks> => (await schemas()).declineBody
export const shipChecks = async (): Promise<Checks> => {
  const { carrier, trackingNumber, lines } = (await schemas()).shipBody.shape
  return { carrier, trackingNumber, parts: lines.unwrap() }
}
export const cancelPartChecks = async (): Promise<Checks> => {
  const { reason, note, lines } = (await schemas()).cancelPartBody.shape
  return { reason, note, parts: lines }
}
const AMOUNT: Schema = {
  safeParse: (value) =>
    fenOf(String(value)) === undefined ? { success: false, error: { issues: [{ path: [] }] } } : { success: true },
}
export const repriceChecks = async (): Promise<Checks> => ({
  discount: AMOUNT,
  freight: AMOUNT,
  note: (await schemas()).repriceBody.shape.reason,
})
export const remarkChecks = async (): Promise<Checks> => ({ note: (await schemas()).remarkBody.shape.text })

/** An empty note is no note. */
export const cancelBodyOf = (reason: CancelReason, note: string) => ({
  reason,
  ...(note.trim() && { note: note.trim() }),
})

/** Own truck first, for heavy goods; then the carriers as the field orders them. */
export const CARRIER_CHOICES: readonly Carrier[] = [
  'ownTruck',
  'deppon',
  'sf',
  'jd',
  'zto',
  'yto',
  'sto',
  'yunda',
  'ems',
]

/** An amount typed in yuan, with two decimals at most; nothing typed is nothing. Undefined for what is no amount. */
export function fenOf(text: string): Fen | undefined {
  const typed = text.trim() || '0'
  const [, yuan = '', decimals = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typed) ?? []
  return yuan === '' ? undefined : Number(yuan) * 100 + Number(decimals.padEnd(2, '0'))
}

/** The same the other way round, as it stands in a field to be changed: 1234.5 and not 1,234.50. */
export const yuanOf = (fen: Fen): string =>
  fen % 100 === 0
    ? String(fen / 100)
    : `${Math.floor(fen / 100)}.${String(fen % 100)
        .padStart(2, '0')
        .replace(/0$/, '')}`
