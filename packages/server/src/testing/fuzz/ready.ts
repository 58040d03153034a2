/** The endpoints for which a thing is brought into the right state now and then, by their scenes. */
export const READY = [
  'orders.repriceOrder',
  'orders.separateOrder',
  'orders.buyAgain',
  'orders.shipOrder',
  'orders.hideOrder',
  'orders.cancelUnilaterally',
  'orders.withdrawCancel',
  'orders.declineCancel',
  'orders.receiveOrder',
  'orders.extendReceipt',
  'payments.startAttempt',
  'reviews.writeReview',
  'reviews.appendReview',
  'reviews.replyReview',
] as const
