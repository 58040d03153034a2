import { LINE_FEN_MAX } from '@zhujia/contract/core/constants.ts'
import type { Fen } from '@zhujia/contract/core/money.ts'
import { type OrderReason, REASONS_OF, type ReasonedStep, type ReasonFor } from '@zhujia/contract/orders/reasons.ts'
import { type LinePart, openParts } from '@zhujia/contract/orders/open-parts.ts'
import { type Carrier, type Waybill, writtenNumber } from '@zhujia/contract/orders/waybills.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { type Checks, chosen } from '#platform/form-checks.ts'

/** The values of a form that asks for a reason. */
export interface ReasonValues<Step extends ReasonedStep> {
  reason: ReasonFor<Step> | undefined
  note: string
}

export interface WaybillValues {
  /** Empty until one is chosen. */
  carrier: Carrier | ''
  trackingNumber: string
  /** Of one's own truck; empty when not given. */
  driverPhone: string
}

export interface ShipValues extends WaybillValues {
  parts: readonly LinePart[]
}

export interface CancelPartValues extends ReasonValues<'cancelPart'> {
  lines: readonly LinePart[]
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

/** What an order costs before its price is changed. */
export type Priced = Pick<OrderDetail, 'goodsFen' | 'discountFen' | 'freightFen'>

const schemas = () => import('@zhujia/contract/orders/schemas.ts')

/** The contract's schemas. */
export const reasonChecks = async (step: ReasonedStep): Promise<Checks> =>
  (await import('@zhujia/contract/orders/reason-bodies.ts')).reasonBody(step)
export const waybillChecks = async (): Promise<Checks> =>
  (await import('@zhujia/contract/orders/waybill-schemas.ts')).waybillBody
export const shipChecks = async (): Promise<Checks> => {
  const { carrier, trackingNumber, driverPhone, lines } = (await schemas()).shipBody.shape
  return { carrier, trackingNumber, driverPhone, parts: lines.unwrap() }
}
export const cancelPartChecks = async (): Promise<Checks> => (await schemas()).cancelPartBody
export const repriceChecks = async (): Promise<Checks> => ({
  note: (await schemas()).repriceBody.shape.reason,
})
export const remarkChecks = async (): Promise<Checks> => ({ note: (await schemas()).remarkBody.shape.text })

/** What must be there before there is anything to send. */
export const reasonOwn = (): Checks => ({ reason: chosen })
export const waybillOwn = (): Checks => ({ carrier: chosen })

/** As much of these parts as is still open. */
export const fittingParts = (lines: OrderDetail['lines'], parts: readonly LinePart[]): LinePart[] =>
  openParts(lines).flatMap(({ lineId, quantity }) => {
    const wanted = parts.find((part) => part.lineId === lineId)
    return wanted ? [{ lineId, quantity: Math.min(wanted.quantity, quantity) }] : []
  })

/** What was kept of a reason, without one that its step does not have. */
export function knownReason<Step extends ReasonedStep, Kept extends Partial<ReasonValues<Step>>>(
  step: Step,
  kept: Kept,
): Kept {
  const reasons: readonly OrderReason[] = REASONS_OF[step]
  return kept.reason === undefined || reasons.includes(kept.reason) ? kept : { ...kept, reason: undefined }
}

/** An empty note is no note. */
export const reasonBodyOf = <Reason extends OrderReason>(reason: Reason, note: string) => ({
  reason,
  ...(note.trim() && { note: note.trim() }),
})

/** What was typed, as it is sent; undefined until a carrier is chosen. */
export const waybillOf = ({ carrier, trackingNumber, driverPhone }: WaybillValues): Required<Waybill> | undefined =>
  carrier ? { carrier, trackingNumber: writtenNumber(trackingNumber), driverPhone } : undefined

/** The shop's own truck first, for heavy goods; then the carriers. */
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

/** Characters of the largest amount that is typed, with its decimals. */
export const AMOUNT_LENGTH = (LINE_FEN_MAX / 100).toFixed(2).length

/** Parses an amount in yuan with at most two decimals. An empty text is 0; an invalid one is undefined. */
export function fenOf(text: string): Fen | undefined {
  const typed = text.trim() || '0'
  const [, yuan = '', decimals = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typed) ?? []
  return yuan === '' ? undefined : Number(yuan) * 100 + Number(decimals.padEnd(2, '0'))
}

/** The new total, if the typed texts are amounts and leave something to pay. */
export function newTotal({ discount, freight }: RepriceValues, { goodsFen }: Priced): Fen | undefined {
  const [off, extra] = [fenOf(discount), fenOf(freight)]
  if (off === undefined || extra === undefined || off > goodsFen || goodsFen - off + extra < 1) return undefined
  return goodsFen - off + extra
}

/** What is wrong with the amounts together: more is taken off than there is, or nothing is new. */
export function repriceFault(values: RepriceValues, order: Priced): 'tooMuch' | 'same' | undefined {
  const [discount, freight] = [fenOf(values.discount), fenOf(values.freight)]
  if (discount === undefined || freight === undefined) return undefined
  if (newTotal(values, order) === undefined) return 'tooMuch'
  return discount === order.discountFen && freight === order.freightFen ? 'same' : undefined
}

/** Formats an amount for an input field: 1234.5 and not 1,234.50. */
export const yuanOf = (fen: Fen): string =>
  fen % 100 === 0
    ? String(fen / 100)
    : `${Math.floor(fen / 100)}.${String(fen % 100)
        .padStart(2, '0')
        .replace(/0$/, '')}`
