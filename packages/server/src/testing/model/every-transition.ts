import { buyStep, checkStep, openStep, placeStep, type Command } from './commands.ts'
import {
  cancelSome,
  orderStep,
  overdueStep,
  PLAIN,
  repriceStep,
  requestAnd,
  shipAll,
  shipSome,
  type Parcel,
} from './order-commands.ts'
import type { Wanted } from './reference/orders.ts'

/** Chooses the first order in a fitting state; a multiple of five would choose among all orders. */
const FIRST = 1

const piecesOf = (sku: number, quantity = 1): Wanted => ({ sku, size: 0, quantity })
const parcelOf = (quantity: number): Parcel => ({
  number: FIRST,
  sizes: [quantity, quantity, quantity, quantity],
  mayExceed: false,
  carrier: 'sf',
})
const plain = (name: keyof typeof PLAIN): Command => orderStep(name, FIRST, PLAIN[name])

/** Every transition of an order succeeds once in this sequence: in a few random sequences some of them may only be refused. */
export const EVERY_TRANSITION: readonly Command[] = [
  // Orders of two shops with one payment are separated, and then both are cancelled without payment.
  placeStep([piecesOf(0), piecesOf(2)]),
  plain('separate'),
  repriceStep([FIRST, 100, 0]),
  openStep([0, 0]),
  checkStep(0),
  plain('close'),
  plain('cancel'),
  // Every answer to a cancellation request.
  buyStep([piecesOf(0)]),
  requestAnd('withdraw', 0),
  requestAnd('decline', 0),
  requestAnd('agree', 0),
  // One piece is shipped, one cancelled, the last one shipped.
  buyStep([piecesOf(0, 3)]),
  shipSome(parcelOf(1)),
  cancelSome(parcelOf(1)),
  shipAll(parcelOf(1)),
  plain('extend'),
  plain('receive'),
  // The shop does not ship, and the buyer cancels without its consent.
  buyStep([piecesOf(1)]),
  overdueStep(0),
]
