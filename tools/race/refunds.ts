import { setTimeout as pause } from 'node:timers/promises'
import { call, payAtCashier } from './client.ts'
import { place, prepare, show, tally } from './orders.ts'
import { openSeller, type Seller } from './sellers.ts'
import { oneOf, takeSkus, type Scene } from './scene.ts'

const PAYMENTS = 300
const TOGETHER = 30
/** Each order has three pieces, one of which is shipped; five requests at once each cancel one of the other two. */
const STEPS = 3
const REFUNDS = 5
const LEFT = STEPS - 1
const FIRST = 40
const SETTLE_MS = 60_000

type Report = (name: string, line: string, problems: readonly string[]) => void

interface Paid {
  orderId: string
  lineId: string
}

/** Five cancellations at once for each of many paid orders: exactly two succeed, and no more is refunded than was paid. */
export async function refundRace(scene: Scene, report: Report): Promise<void> {
  const [skuId = ''] = await takeSkus(scene.sql, { count: 1, skip: FIRST, available: PAYMENTS * STEPS })
  const seller = await openSeller(scene, skuId)
  for (let done = 0; done < PAYMENTS; done += TOGETHER) {
    const orders = await Promise.all(Array.from({ length: TOGETHER }, (_, index) => payFor(scene, skuId, done + index)))
    const sent = await Promise.all(
      orders.map((order, index) => shipOne(scene, seller, { order, number: done + index })),
    )
    const answers = await Promise.all(
      sent.flatMap((order, index) => refundAtOnce(scene, seller, { order, number: done + index })),
    )
    const counts = tally(answers)
    const settled = await waitUntilSettled(scene)
    const problems = [
      ...(counts.ok === TOGETHER * LEFT ? [] : [`answers: ${show(counts)}`]),
      ...(settled ? [] : ['refunds are still on their way']),
      ...(await overRefunded(scene)),
      ...(await scene.faults()),
    ]
    report(`refunds ${done + TOGETHER}/${PAYMENTS}`, show(counts), problems)
  }
}

async function payFor({ servers, buyers, sql }: Scene, skuId: string, number: number): Promise<Paid> {
  const buyer = oneOf(buyers, number)
  const server = oneOf(servers, number)
  const placed = await place(await prepare(server, buyer, [{ skuId, quantity: STEPS }]))
  const { paymentId, orderIds, totalFen } = placed.data as { paymentId: string; orderIds: string[]; totalFen: number }
  const attempt = await call(server, 'payments.startAttempt', {
    id: paymentId,
    token: buyer.token,
    body: { provider: 'simulator', amountFen: totalFen },
  })
  await payAtCashier(server, (attempt.data as { cashierUrl: string }).cashierUrl)
  await call(server, 'payments.checkPayment', { id: paymentId, token: buyer.token })
  const orderId = orderIds[0] ?? ''
  const { rows } = await sql.query<{ id: string }>('select id from order_lines where order_id = $1', [orderId])
  return { orderId, lineId: rows[0]?.id ?? '' }
}

interface Turn {
  order: Paid
  number: number
}

async function shipOne({ servers }: Scene, { token }: Seller, { order, number }: Turn): Promise<Paid> {
  const body = { carrier: 'sf', trackingNumber: `SF${number}00`, lines: [{ lineId: order.lineId, quantity: 1 }] }
  const answer = await call(oneOf(servers, number), 'orders.shipOrder', { id: order.orderId, token, body })
  if (!answer.success) throw new Error(`an order was not shipped: ${answer.errorCode}`)
  return order
}

const refundAtOnce = ({ servers }: Scene, { token }: Seller, { order, number }: Turn) =>
  Array.from({ length: REFUNDS }, (_, turn) =>
    call(oneOf(servers, number + turn), 'orders.cancelPart', {
      id: order.orderId,
      token,
      body: { lines: [{ lineId: order.lineId, quantity: 1 }], reason: 'outOfStock' },
    }),
  )

async function waitUntilSettled({ sql }: Scene): Promise<boolean> {
  for (let waited = 0; waited < SETTLE_MS; waited += 500) {
    const { rows } = await sql.query<{ open: string }>(
      `select count(*) as open from refunds where status <> 'succeeded'`,
    )
    if (Number(rows[0]?.open) === 0) return true
    await pause(500)
  }
  return false
}

/** Read from the channel's own records, not from ours. */
async function overRefunded({ sql }: Scene): Promise<string[]> {
  const { rows } = await sql.query<{ trade: string }>(
    `select p.out_trade_no as trade from simulated_payments p
     where (select coalesce(sum(amount_fen), 0) from simulated_refunds r where r.out_trade_no = p.out_trade_no) > p.amount_fen`,
  )
  return rows.map(({ trade }) => `${trade} refunded more than was paid`)
}
