import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { CrashBuyers } from './crash/buyers.ts'
import { openInstallation, type Installation, type Target } from './crash/installation.ts'
import { Purchase } from './crash/purchase.ts'
import { addBuyers, anyBelow, takeSkus } from './race/scene.ts'

const BUYERS = 12
const STOCK = 1_000_000
/** How long they buy before the crash, in milliseconds. */
const LOAD_MS = { least: 400, more: 1200 }
const FINISH_MS = 60_000
const SERVING_MS = 5000

const { values } = parseArgs({
  options: { n: { type: 'string', default: '30' }, target: { type: 'string', default: 'both' } },
})
const rounds = Number(values.n)
const targets = ({ both: ['app', 'pg'], app: ['app'], pg: ['pg'] } as Record<string, readonly Target[]>)[values.target]
if (!Number.isInteger(rounds) || rounds < 1 || !targets) {
  console.error('usage: npm run crash -- [--n 30] [--target both|app|pg]')
  process.exit(2)
}

/** Checks that everything that was acknowledged is stored, and nothing else: no key has two orders. */
async function storedProblems(
  { sql }: Installation,
  { journal }: CrashBuyers,
  buyerIds: readonly string[],
): Promise<string[]> {
  const acknowledgements = journal.flatMap(({ acknowledged }) => acknowledged ?? [])
  const orderIds = acknowledgements.flatMap((one) => one.orderIds)
  const { rows } = await sql.query<{ known: string; all: string; paid: string }>(
    `select (select count(*) from orders where id = any($1::uuid[])) as known,
      (select count(*) from orders where buyer_id = any($2::uuid[])) as all,
      (select count(*) from payments where id = any($3::uuid[]) and status = 'succeeded') as paid`,
    [orderIds, buyerIds, acknowledgements.filter(({ isPaid }) => isPaid).map(({ paymentId }) => paymentId)],
  )
  const [stored] = rows.map(({ known, all, paid }) => ({ known: Number(known), all: Number(all), paid: Number(paid) }))
  const paid = acknowledgements.filter(({ isPaid }) => isPaid).length
  return [
    ...(stored?.known === orderIds.length
      ? []
      : [`${orderIds.length} orders were acknowledged, ${stored?.known} of them are stored`]),
    ...(stored?.all === orderIds.length ? [] : [`${orderIds.length} orders were asked for, ${stored?.all} are stored`]),
    ...(stored?.paid === paid ? [] : [`${paid} payments were acknowledged, ${stored?.paid} of them succeeded`]),
  ]
}

interface Tally {
  short: number
  slowestMs: number
  retries: number
}

async function crashAll(installation: Installation): Promise<Tally & { purchases: number }> {
  const buyers = await addBuyers(installation.sql, BUYERS)
  const [skuId = ''] = await takeSkus(installation.sql, { count: 1, skip: 0, available: STOCK })
  const crashBuyers = new CrashBuyers(buyers, (buyer) => new Purchase(installation.url, buyer, skuId))
  const tally: Tally = { short: 0, slowestMs: 0, retries: 0 }
  try {
    for (let round = 0; round < rounds; round++) {
      const target = targets?.[round % targets.length] ?? 'app'
      const before = crashBuyers.journal.length
      crashBuyers.buy()
      await pause(LOAD_MS.least + anyBelow(LOAD_MS.more))
      const ms = await installation.crash(target)
      const isFinished = await crashBuyers.finish(FINISH_MS)
      const problems = [
        ...(ms <= SERVING_MS ? [] : [`serving again only after ${ms.toFixed(0)} ms`]),
        ...(isFinished ? [] : ['purchases are still undecided']),
        ...(await storedProblems(
          installation,
          crashBuyers,
          buyers.map(({ userId }) => userId),
        )),
        ...(await installation.faults()),
      ]
      if (problems.length > 0) tally.short++
      tally.slowestMs = Math.max(tally.slowestMs, ms)
      console.log(
        `${problems.length === 0 ? '✓' : '✗'} ${round + 1}/${rounds} kill -9 ${target}: serving after ${(ms / 1000).toFixed(1)} s, ${crashBuyers.journal.length - before} purchases`,
      )
      for (const problem of problems) console.log(`    ${problem}`)
    }
  } finally {
    await crashBuyers.leave()
  }
  tally.retries = crashBuyers.journal.reduce((sum, { retries }) => sum + retries, 0)
  return { ...tally, purchases: crashBuyers.journal.length }
}

console.log('Starting PostgreSQL and a server …')
const installation = await openInstallation()
let result: Awaited<ReturnType<typeof crashAll>>
try {
  result = await crashAll(installation)
} finally {
  await installation.stop()
}
const { short, purchases, retries, slowestMs } = result
console.log(
  `${rounds} crashes, ${purchases} purchases, ${retries} tries again, slowest start ${(slowestMs / 1000).toFixed(1)} s: ${short === 0 ? 'nothing acknowledged was lost' : `${short} rounds with problems`}`,
)
process.exit(short === 0 ? 0 : 1)
