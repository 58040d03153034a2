import { place, prepare, show, tally } from './orders.ts'
import { anyBelow, oneOf, takeSkus, type Scene } from './scene.ts'

const CARTS = 1000
const SKUS = 6
const STOCK = 400
const FIRST = 20

/** Orders of three of six SKUs in any order: each is placed or refused, and no deadlock happens. */
export async function mixedCarts(
  scene: Scene,
  report: (name: string, line: string, problems: readonly string[]) => void,
): Promise<void> {
  const skuIds = await takeSkus(scene.sql, { count: SKUS, skip: FIRST, available: STOCK })
  const ready = await Promise.all(
    Array.from({ length: CARTS }, (_, index) =>
      prepare(
        oneOf(scene.servers, index),
        oneOf(scene.buyers, index),
        shuffled(skuIds)
          .slice(0, 3)
          .map((skuId) => ({ skuId, quantity: 1 })),
      ),
    ),
  )
  const before = await countDeadlocks(scene)
  const start = performance.now()
  const counts = tally(await Promise.all(ready.map(place)))
  const seconds = (performance.now() - start) / 1000
  const deadlocks = (await countDeadlocks(scene)) - before
  const { rows } = await scene.sql.query<{ ordered: string }>(
    `select coalesce(sum(l.quantity), 0) as ordered from order_lines l join orders o on o.id = l.order_id where l.sku_id = any($1::uuid[]) and o.buyer_id = any($2::uuid[])`,
    [skuIds, scene.buyers.map(({ userId }) => userId)],
  )
  const decided = (counts.ok ?? 0) + (counts.STOCK_SHORT ?? 0)
  const problems = [
    ...(decided === CARTS ? [] : [`${CARTS - decided} carts were not decided: ${show(counts)}`]),
    ...(deadlocks === 0 ? [] : [`${deadlocks} deadlocks`]),
    ...(Number(rows[0]?.ordered) === (counts.ok ?? 0) * 3
      ? []
      : [`${rows[0]?.ordered} lines stored for ${counts.ok} orders`]),
    ...(await scene.faults()),
  ]
  report('carts', `${show(counts)}, ${deadlocks} deadlocks, in ${seconds.toFixed(1)} s`, problems)
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, at: anyBelow(2 ** 30) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

/** The number of deadlocks as PostgreSQL counts them, also those after which a transaction was repeated. */
async function countDeadlocks({ sql }: Scene): Promise<number> {
  await sql.query('select pg_stat_force_next_flush()')
  const { rows } = await sql.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.deadlocks)
}
