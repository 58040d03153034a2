import { place, prepare, show, tally } from './orders.ts'
import { oneOf, takeSkus, type Scene } from './scene.ts'

const STOCK = 100
const ROUNDS = 20

/** All buyers order one of a hundred pieces at once: exactly a hundred orders are placed, all others are refused with STOCK_SHORT. */
export async function flashSale(
  scene: Scene,
  report: (name: string, line: string, problems: readonly string[]) => void,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const [skuId = ''] = await takeSkus(scene.sql, { count: 1, skip: round, available: STOCK })
    const ready = await Promise.all(
      scene.buyers.map((buyer, index) => prepare(oneOf(scene.servers, index), buyer, [{ skuId, quantity: 1 }])),
    )
    const start = performance.now()
    const counts = tally(await Promise.all(ready.map(place)))
    const seconds = (performance.now() - start) / 1000
    const { rows } = await scene.sql.query<{ orders: string; available: number }>(
      `select (select count(*) from order_lines l join orders o on o.id = l.order_id where l.sku_id = $1 and o.buyer_id = any($2::uuid[])) as orders,
        on_hand - reserved as available from skus where id = $1`,
      [skuId, scene.buyers.map(({ userId }) => userId)],
    )
    const [stored] = rows.map(({ orders, available }) => `${orders} orders, ${available} left`)
    const problems = await scene.faults()
    if (counts.ok !== STOCK || counts.STOCK_SHORT !== scene.buyers.length - STOCK)
      problems.push(`answers: ${show(counts)}`)
    if (stored !== `${STOCK} orders, 0 left`) problems.push(`stored: ${stored}`)
    report(`stock ${round + 1}/${ROUNDS}`, `${show(counts)} in ${seconds.toFixed(1)} s`, problems)
  }
}
