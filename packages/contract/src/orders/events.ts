import type { OrderAction } from './states.ts'

/** Who takes a step of an order. */
export const ORDER_PARTIES = ['buyer', 'seller', 'timer', 'provider'] as const
export type OrderParty = (typeof ORDER_PARTIES)[number]

interface EventRow {
  /**
   * What the history has as its reason: one of a list with a note (`encodeReason`), the old waybill and the new one or that a driver's
   * phone was changed (`encodeCorrection`, `PHONE_CHANGED`), free text, or nothing.
   */
  reason: 'chosen' | 'correction' | 'free' | 'none'
  /** The button behind it; null for those that follow from another step, such as shipping all that is left. */
  action: OrderAction | null
}

/**
 * The events of an order's history: its placing, and those of the server's machine. This file is without zod, because pages load it
 * at once.
 */
export const ORDER_EVENTS = {
  place: { reason: 'none', action: null },
  pay: { reason: 'none', action: null },
  reprice: { reason: 'free', action: 'reprice' },
  separate: { reason: 'none', action: null },
  cancel: { reason: 'chosen', action: 'cancel' },
  requestCancel: { reason: 'chosen', action: 'requestCancel' },
  withdrawCancel: { reason: 'none', action: 'withdrawCancel' },
  agreeCancel: { reason: 'none', action: 'agreeCancel' },
  declineCancel: { reason: 'chosen', action: 'declineCancel' },
  cancelUnilaterally: { reason: 'chosen', action: 'cancelUnilaterally' },
  shipPart: { reason: 'none', action: null },
  ship: { reason: 'none', action: 'ship' },
  cancelPart: { reason: 'chosen', action: 'cancelPart' },
  cancelRest: { reason: 'chosen', action: null },
  cancelLines: { reason: 'chosen', action: 'cancelPart' },
  cancelAll: { reason: 'chosen', action: null },
  requestRest: { reason: 'chosen', action: 'requestCancel' },
  withdrawRest: { reason: 'none', action: 'withdrawCancel' },
  agreeRest: { reason: 'none', action: 'agreeCancel' },
  declineRest: { reason: 'chosen', action: 'declineCancel' },
  cancelRestUnilaterally: { reason: 'chosen', action: 'cancelUnilaterally' },
  correctWaybill: { reason: 'correction', action: null },
  correctPart: { reason: 'correction', action: null },
  correctRest: { reason: 'correction', action: null },
  removePhone: { reason: 'correction', action: null },
  receive: { reason: 'none', action: 'receive' },
  extend: { reason: 'none', action: 'extend' },
} as const satisfies Readonly<Record<string, EventRow>>

export type OrderEvent = keyof typeof ORDER_EVENTS
export const ORDER_EVENT_NAMES = Object.keys(ORDER_EVENTS) as OrderEvent[]
