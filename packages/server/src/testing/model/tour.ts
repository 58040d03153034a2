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

/** Chooses the first order for which a step fits; a number that five divides would choose among all. */
const FIRST = 1

const piecesOf = (sku: number, quantity = 1): Wanted => ({ sku, size: 0, quantity })
const parcelOf = (quantity: number): Parcel => ({
  number: FIRST,
  sizes: [quantity, quantity, quantity, quantity],
  isBold: false,
  carrier: 'sf',
})
const plain = (name: keyof typeof PLAIN): Command => orderStep(name, FIRST, PLAIN[name])

/** Every move of an order once, by somebody who may: a few sequences of chance might only be refused some of them. */
export const TOUR: readonly Command[] = [
  // Two shops under one payment, paid for apart, and then not at all.
  placeStep([piecesOf(0), piecesOf(2)]),
  plain('separate'),
  repriceStep([FIRST, 100, 0]),
  openStep([0, 0]),
  checkStep(0),
  plain('close'),
  plain('cancel'),
  // Each answer to a cancellation request.
  buyStep([piecesOf(0)]),
  requestAnd('withdraw', 0),
  requestAnd('decline', 0),
  requestAnd('agree', 0),
  // One piece leaves, one will never come, the last one follows.
  buyStep([piecesOf(0, 3)]),
  shipSome(parcelOf(1)),
  cancelSome(parcelOf(1)),
  shipAll(parcelOf(1)),
  plain('extend'),
  plain('receive'),
  // A shop that does not ship.
  buyStep([piecesOf(1)]),
  overdueStep(0),
]
