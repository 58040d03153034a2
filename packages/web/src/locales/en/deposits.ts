import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/deposits.ts'

export default {
  failed: 'The deposit did not load',
  kinds: {
    earnest: 'Earnest money',
    prepayment: 'Prepayment',
    downPayment: 'Down payment (binding)',
    security: 'Security deposit',
  },
  shops: {
    title: 'Choose a shop',
    empty: 'No shop whose deposit you may see',
    emptyHint: 'The owner of a shop, and members who may see its money, find its deposit here',
  },
  missing: {
    title: 'The deposit of this shop was not found',
    hint: 'The link may be incomplete, or you may not see the money of this shop',
    toShops: 'View my shops',
  },
  ownerOnly: 'You can look at it. Paying and returning it is up to the owner of the shop.',
  status: {
    unpaid: 'To pay',
    refunding: 'Being returned',
    complete: 'Complete',
    short: 'Incomplete',
    none: 'Not paid',
  },
  head: {
    held: 'Deposit held',
    required: '{money} required',
    missing: '{money} missing',
    refunding: '{money} on its way back',
    shown: 'Buyers see the amount on the shop’s page',
    notShown: 'Once it is paid, buyers see the amount on the shop’s page',
  },
  pay: {
    all: 'Pay {money}',
    rest: 'Pay the missing {money}',
    goOn: 'Continue to pay {money}',
    left: 'Time left to pay',
    agree: 'By paying you agree to version {version} of the terms below',
    expires: 'Not paid in time, it lapses by itself',
    lateHint:
      'The payment channel has not told us the result yet. Money that was paid is not lost: as soon as we know of it, it becomes the deposit, or goes back if that has lapsed by then. You can check now; please do not pay twice',
  },
  leave: {
    toDeposit: 'View the deposit',
    cashier: {
      title: 'The deposit is not paid yet',
      body: 'You can come back and pay until {time}; not paid by then, it lapses',
      stay: 'Continue to pay',
    },
    waiting: {
      title: 'The result is not confirmed yet',
      body: 'You can leave: once confirmed, it shows on the page of the deposit',
      stay: 'Keep waiting',
    },
  },
  back: {
    title: 'Get the deposit back',
    hint: 'The shop has no open orders: the whole deposit can go back to the payment channel.',
    wait: {
      $one: 'The shop has {count} open order. The deposit can go back once it is completed or cancelled.',
      $other: 'The shop has {count} open orders. The deposit can go back once all are completed or cancelled.',
    },
    toOrders: 'View the shop’s orders',
    ask: 'Ask for it back',
    done: 'Asked for; it is on its way back',
    confirm: {
      title: 'Return {money}?',
      body: 'All of it goes back to the payment channel, and buyers no longer see a deposit on the shop’s page.',
      keep: 'Not now',
    },
  },
  records: { title: 'Payments', number: 'Receipt {number}', failed: 'The payments did not load' },
  state: {
    unpaid: 'To pay',
    lapsed: 'Lapsed',
    held: 'Held',
    refunding: 'Being returned',
    refunded: 'Returned',
    applied: 'Applied',
    forfeited: 'Forfeited',
  },
  refund: {
    onWay: 'On its way back to the payment channel',
    failed: 'The channel has refused it for now; it is sent again',
    arrived: 'Back in the payment account',
  },
  late: {
    onWay: '{money} that do not count for the deposit are on their way back',
    failed:
      '{money} that do not count for the deposit must go back; the channel has refused it for now, and it is sent again',
    arrived: '{money} that do not count for the deposit are back in the payment account',
  },
  facts: {
    title: 'Payment',
    kind: 'For',
    shop: 'Shop',
    amount: 'Amount',
    paidAt: 'Paid',
    number: 'Receipt number',
    copy: 'receipt number',
    refund: 'Return',
  },
  terms: { today: 'Terms of the deposit (version {version})', frozen: 'Terms at payment (version {version})' },
  result: {
    title: 'Payment result',
    held: 'Deposit paid',
    heldHint: 'The platform holds it, and buyers see the amount on the shop’s page',
    refunding: 'Deposit being returned',
    refundingHint: 'It is on its way back to the payment channel; this page says when it has arrived',
    refunded: 'Deposit returned',
    refundedHint: 'It is back in the payment account; when you see it there depends on the channel',
    lapsed: 'This payment has lapsed',
    lapsedHint: 'It was not paid in time',
    notPaid: 'No payment arrived; if you were charged, the money goes back',
    toRefund: 'Ask for it back',
    toShop: 'See the shop’s page',
    toDeposit: 'View the deposit',
  },
} satisfies Translated<typeof source>
