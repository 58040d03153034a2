import { CANCEL_REASONS } from '@zhujia/contract/orders/states.ts'
import type { OrderDetail } from '../queries.ts'

type TimelineEntry = OrderDetail['timeline'][number]
/** What somebody chose as a reason, or why the clock closed an order. */
export type ReasonKey = (typeof CANCEL_REASONS)[number] | 'notPaidInTime'

export interface Reason {
  key: ReasonKey | undefined
  /** In the writer's own words. */
  note: string | undefined
}

const KEYS: readonly ReasonKey[] = [...CANCEL_REASONS, 'notPaidInTime']

/** A stored reason is a name, or a name and words after a colon; anything else is words alone. */
export function reasonOf(stored: string): Reason {
  const [, name, , note] = /^(\w+)(: (.*))?$/s.exec(stored) ?? []
  const key = KEYS.find((known) => known === name)
  return key ? { key, note: note || undefined } : { key: undefined, note: stored }
}

/** Where a reason is chosen from a list; what a seller declines with is words alone, whatever they look like. */
const CHOSEN: ReadonlySet<string> = new Set([
  'cancel',
  'requestCancel',
  'requestRest',
  'cancelPart',
  'cancelRest',
  'cancelLines',
  'cancelAll',
])

/** Why a step of an order's history was taken. */
export function reasonOfEntry({ event, reason }: TimelineEntry): Reason | undefined {
  if (!reason) return undefined
  return CHOSEN.has(event) ? reasonOf(reason) : { key: undefined, note: reason }
}

/** The moment of the latest event of a kind. */
export const lastAt = ({ timeline }: OrderDetail, event: string): string | undefined =>
  timeline.findLast((entry) => entry.event === event)?.at

/** Whether money has come in for it, also when it has gone back since. */
export const wasPaid = ({ timeline }: OrderDetail): boolean => timeline.some(({ event }) => event === 'pay')

/** Whether the buyer has taken more time to receive. */
export const isExtended = ({ timeline }: OrderDetail): boolean => timeline.some(({ event }) => event === 'extend')

/** What the seller said when he last declined to cancel, unless the order has moved on since. */
export function declineNote({ state, timeline }: OrderDetail): string | undefined {
  const last = timeline.at(-1)
  const isDeclined =
    (state === 'paid' && last?.event === 'declineCancel') ||
    (state === 'partiallyShipped' && last?.event === 'declineRest')
  return isDeclined ? (last?.reason ?? undefined) : undefined
}
