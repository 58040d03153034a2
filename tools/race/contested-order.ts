import { setTimeout as pause } from 'node:timers/promises'
import { call, payAtCashier } from './client.ts'
import { place, prepare } from './orders.ts'
import { anyBelow, oneOf, takeSkus, type Scene } from './scene.ts'

const ROUNDS = 300
const TOGETHER = 20
const STOCK = 1000
const FIRST = 30
/** Timers run every two seconds: the cancellation and the payment are sent at a random time in between. */
const SPREAD_MS = 2500
const SETTLE_MS = 30_000

type Report = (name: string, line: string, problems: readonly string[]) => void

interface Contested {
  orderId: string
  paymentId: string
  cashierUrl: string
  token: string
}

const WINNERS = ['cancel by buyer', 'cancel by timer', 'pay by provider'] as const

/**
 * The buyer's cancellation, the payment and the timer change the same unpaid order at once. Exactly one of them must succeed,
 * each must succeed in some round, and stock and money must fit the one that did.
 */
export async function raceForOneOrder(scene: Scene, report: Report): Promise<void> {
  // No command changes the deadline of a payment; the race sets it in the table.
  await scene.sql.query('grant update (pay_due_at) on orders to current_user')
  const [skuId = ''] = await takeSkus(scene.sql, { count: 1, skip: FIRST, available: STOCK })
  const wins = new Map<string, number>()
  for (let done = 0; done < ROUNDS; done += TOGETHER) {
    const contested = await Promise.all(
      Array.from({ length: TOGETHER }, (_, index) => makeContested(scene, skuId, done + index)),
    )
    await Promise.all(contested.map((one, index) => contest(scene, one, index)))
    const settled = await waitUntilSettled(scene)
    const winners = await Promise.all(contested.map(({ orderId }) => winnerOf(scene, orderId)))
    for (const winner of winners) wins.set(winner, (wins.get(winner) ?? 0) + 1)
    const isLast = done + TOGETHER >= ROUNDS
    const problems = [
      ...(settled ? [] : ['jobs are still waiting']),
      ...winners
        .filter((winner) => !WINNERS.some((expected) => expected === winner))
        .map((winner) => `an order was won by ${winner}`),
      ...(isLast ? WINNERS.filter((winner) => !wins.has(winner)).map((winner) => `${winner} has never won`) : []),
      ...(await moneyProblems(scene)),
      ...(await scene.faults()),
    ]
    report(`cancel ‖ pay ‖ expire ${done + TOGETHER}/${ROUNDS}`, show(wins), problems)
  }
}

const show = (wins: ReadonlyMap<string, number>): string =>
  [...wins]
    .map(([winner, count]) => `${count} ${winner}`)
    .toSorted()
    .join(', ')

async function makeContested({ servers, buyers }: Scene, skuId: string, number: number): Promise<Contested> {
  const buyer = oneOf(buyers, number)
  const server = oneOf(servers, number)
  const placed = await place(await prepare(server, buyer, [{ skuId, quantity: 1 }]))
  const { paymentId, orderIds, totalFen } = placed.data as { paymentId: string; orderIds: string[]; totalFen: number }
  const attempt = await call(server, 'payments.startAttempt', {
    id: paymentId,
    token: buyer.token,
    body: { provider: 'simulator', amountFen: totalFen },
  })
  return {
    orderId: orderIds[0] ?? '',
    paymentId,
    cashierUrl: (attempt.data as { cashierUrl: string }).cashierUrl,
    token: buyer.token,
  }
}

async function contest(
  { servers, sql }: Scene,
  { orderId, paymentId, cashierUrl, token }: Contested,
  number: number,
): Promise<void> {
  const sometime = () => pause(anyBelow(SPREAD_MS))
  await Promise.all([
    sometime().then(() =>
      call(oneOf(servers, number), 'orders.cancelOrder', { id: orderId, token, body: { reason: 'changedMind' } }),
    ),
    sometime().then(async () => {
      await payAtCashier(oneOf(servers, number + 1), cashierUrl)
      await call(oneOf(servers, number + 2), 'payments.checkPayment', { id: paymentId, token })
    }),
    sometime().then(() =>
      // The timer's handler reads the deadline of the order.
      sql.query(
        `with late as (update orders set pay_due_at = now() where id = $1 returning checkout_id)
         update timers set due_at = now() from late where kind = 'checkout.unpaid' and subject_id = late.checkout_id`,
        [orderId],
      ),
    ),
  ])
}

/** Notices, closings and refunds are jobs: the outcome is in the database when no job is waiting. */
async function waitUntilSettled({ sql }: Scene): Promise<boolean> {
  for (let waited = 0; waited < SETTLE_MS; waited += 500) {
    const { rows } = await sql.query<{ open: string }>(
      `select (select count(*) from pgboss.job where state < 'completed' and name not like '\\_\\_%' and name <> 'attempt.query') + (select count(*) from timers where kind = 'checkout.unpaid' and due_at <= now()) as open`,
    )
    if (Number(rows[0]?.open) === 0) return true
    await pause(500)
  }
  return false
}

/** The event that ended the state `unpaid` of an order. */
async function winnerOf({ sql }: Scene, orderId: string): Promise<string> {
  const { rows } = await sql.query<{ event: string; part: string }>(
    `select event, by_part as part from state_changes where entity = 'order' and subject_id = $1 and from_state = 'unpaid' order by version`,
    [orderId],
  )
  return rows.map(({ event, part }) => `${event} by ${part}`).join(' and ') || 'nobody'
}

/** Compares the money in the channel's own records with our ledger. */
async function moneyProblems({ sql }: Scene): Promise<string[]> {
  const { rows } = await sql.query<{ theirs: string; ours: string }>(`
    select (select coalesce(sum(amount_fen - refunded_fen), 0) from simulated_payments where outcome = 'paid') as theirs,
      (select coalesce(sum(case when debit_account = 'ext:channel' then amount_fen when credit_account = 'ext:channel' then -amount_fen else 0 end), 0) from ledger_transfers) as ours`)
  const { theirs, ours } = rows[0] ?? {}
  return theirs === ours ? [] : [`the channel holds ${theirs} fen, our ledger says ${ours}`]
}
