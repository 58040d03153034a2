import { setTimeout as pause } from 'node:timers/promises'
import { call, payAtCashier } from './client.ts'
import { anyBelow, oneOf, type Buyer, type Scene } from './scene.ts'

const SHOPS = 20
const ROUNDS = 5
const REFUNDS = 4
/** Timers run every two seconds: the payment is sent at a random time around them. */
const SPREAD_MS = 2500
const SETTLE_MS = 30_000
const WINNERS = ['held', 'lapsed']

interface Owned {
  shopId: string
  owner: Buyer
}

/**
 * A shop's deposit is paid as it lapses; what is held is then asked back several times at once. Each deposit is either held and goes back once, or
 * lapsed with its money back if any came; both must occur.
 */
export async function depositRace(
  scene: Scene,
  report: (name: string, line: string, problems: readonly string[]) => void,
): Promise<void> {
  // No command changes the deadline of a deposit; the race sets it in the table.
  await scene.sql.query('grant update (expires_at) on deposits to current_user')
  const shops = await openShops(scene)
  const wins = new Map<string, number>()
  for (let round = 1; round <= ROUNDS; round++) {
    const problems = await raceOnce(scene, shops, wins)
    if (round === ROUNDS) problems.push(...WINNERS.filter((one) => !wins.has(one)).map((one) => `none was ${one}`))
    const line = [...wins].map(([state, count]) => `${count} ${state}`).join(', ')
    report(`deposit: pay ‖ lapse, then refund ‖ refund ${round}/${ROUNDS}`, line, [
      ...problems,
      ...(await scene.faults()),
    ])
  }
}

/** One deposit of each shop. @returns what went wrong */
async function raceOnce(scene: Scene, shops: readonly Owned[], wins: Map<string, number>): Promise<string[]> {
  const ids = await Promise.all(shops.map((shop, index) => contest(scene, shop, index)))
  const problems = (await waitUntilSettled(scene)) ? [] : ['jobs are still waiting']
  const states = await Promise.all(ids.map((id) => stateOf(scene, id)))
  for (const state of states) wins.set(state, (wins.get(state) ?? 0) + 1)
  problems.push(...states.filter((state) => !WINNERS.includes(state)).map((state) => `a deposit is ${state}`))
  const accepted = await Promise.all(shops.map((shop, index) => refundAtOnce(scene, shop, index)))
  const wrong = accepted.filter((count, index) => count !== (states[index] === 'held' ? 1 : 0))
  problems.push(...wrong.map((count) => `${count} of ${REFUNDS} refunds at once were accepted`))
  return (await waitUntilSettled(scene)) ? problems : [...problems, 'refunds are still waiting']
}

/** Shops without orders, each of a buyer who becomes a merchant: copies of one of the demo world. */
async function openShops({ sql, buyers }: Scene): Promise<Owned[]> {
  const owners = buyers.slice(0, SHOPS)
  const ids = owners.map(({ userId }) => userId)
  await sql.query(
    `insert into user_roles (user_id, role, is_primary, granted_at) select id, 'merchant', false, now() from unnest($1::uuid[]) as u(id)`,
    [ids],
  )
  await sql.query(`update sessions set active_roles = '{owner,merchant}' where user_id = any($1::uuid[])`, [ids])
  const { rows } = await sql.query<{ id: string }>(
    `with owner as (select gen_random_uuid() as shop_id, id from unnest($1::uuid[]) as u(id)),
      opened as (insert into shops select (json_populate_record(shop, json_build_object('id', owner.shop_id, 'name', 'race ' || owner.id))).*
        from shops shop, owner where shop.id = (select min(id::text)::uuid from shops) returning id),
      organised as (insert into organisations (id, kind, created_at) select shop_id, 'shop', now() from owner),
      owned as (insert into memberships (organisation_id, user_id, role, is_owner, permissions, created_at)
        select shop_id, id, 'merchant', true, '{}', now() from owner returning organisation_id, user_id)
     select owned.organisation_id as id from owned join opened on opened.id = owned.organisation_id join unnest($1::uuid[]) with ordinality as u(id, nth) on u.id = owned.user_id order by nth`,
    [ids],
  )
  return owners.map((owner, index) => ({ owner, shopId: rows[index]?.id ?? '' }))
}

/** Opens a deposit and its cashier, then pays and lets it lapse at about the same time. @returns its id */
async function contest({ servers, sql }: Scene, { shopId, owner }: Owned, number: number): Promise<string> {
  const { token } = owner
  const server = oneOf(servers, number)
  const shop = await call(server, 'deposits.getShopDeposit', { id: shopId, token })
  const { missingFen: amountFen, terms } = shop.data as { missingFen: number; terms: { version: number } }
  const body = { amountFen, termsVersion: terms.version }
  const opened = await call(server, 'deposits.payShopDeposit', { id: shopId, token, body })
  const { id, paymentId } = opened.data as { id: string; paymentId: string }
  const attempt = await call(server, 'payments.startAttempt', {
    id: paymentId,
    token,
    body: { provider: 'simulator', amountFen },
  })
  const { cashierUrl } = attempt.data as { cashierUrl: string }
  const sometime = () => pause(anyBelow(SPREAD_MS))
  await Promise.all([
    sometime().then(async () => {
      await payAtCashier(oneOf(servers, number + 1), cashierUrl)
      await call(oneOf(servers, number + 2), 'payments.checkPayment', { id: paymentId, token })
    }),
    sometime().then(() =>
      sql.query(
        `with late as (update deposits set expires_at = now() where id = $1 returning id)
         update timers set due_at = now() from late where kind = 'deposit.unpaid' and subject_id = late.id`,
        [id],
      ),
    ),
  ])
  return id
}

/** @returns how many of the calls were accepted */
async function refundAtOnce({ servers }: Scene, { shopId, owner }: Owned, number: number): Promise<number> {
  const { token } = owner
  const shop = await call(oneOf(servers, number), 'deposits.getShopDeposit', { id: shopId, token })
  const { heldFen } = shop.data as { heldFen: number }
  const answers = await Promise.all(
    Array.from({ length: REFUNDS }, (_, turn) =>
      call(oneOf(servers, number + turn), 'deposits.refundShopDeposit', { id: shopId, token, body: { heldFen } }),
    ),
  )
  return answers.filter(({ success }) => success).length
}

async function stateOf({ sql }: Scene, id: string): Promise<string> {
  const { rows } = await sql.query<{ status: string }>('select status from deposits where id = $1', [id])
  return rows[0]?.status ?? 'missing'
}

/** Notices, closings and refunds are jobs: the outcome is in the database when no job is waiting. */
async function waitUntilSettled({ sql }: Scene): Promise<boolean> {
  for (let waited = 0; waited < SETTLE_MS; waited += 500) {
    const { rows } = await sql.query<{ open: string }>(
      `select (select count(*) from pgboss.job where state < 'completed' and name not like '\\_\\_%' and name <> 'attempt.query')
        + (select count(*) from timers where kind = 'deposit.unpaid' and due_at <= now()) as open`,
    )
    if (Number(rows[0]?.open) === 0) return true
    await pause(500)
  }
  return false
}
