import type { CANCEL_REASONS } from '@zhujia/contract/orders/states.ts'
import type { Checks } from '../../platform/form-checks.ts'
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

export interface ShipValues {
  carrier: Carrier | undefined
  trackingNumber: string
}

export interface NoteValues {
  note: string
}

const schemas = () => import('@zhujia/contract/orders/schemas.ts')

/** The contract's schemas, fetched when the first form is sent. */
export const cancelChecks = async (): Promise<Checks> => (await schemas()).cancelBody
export const declineChecks = async (): Promise<Checks> => (await schemas()).declineBody
export const shipChecks = async (): Promise<Checks> => (await schemas()).shipBody
export const remarkChecks = async (): Promise<Checks> => ({ note: (await schemas()).remarkBody.shape.text })

/** An empty note is no note. */
export const cancelBodyOf = (reason: CancelReason, note: string) => ({ reason, ...(note.trim() && { note: note.trim() }) })

/** Own truck first, for heavy goods; then the carriers as the field orders them. */
export const CARRIER_CHOICES: readonly Carrier[] = ['ownTruck', 'deppon', 'sf', 'jd', 'zto', 'yto', 'sto', 'yunda', 'ems']
