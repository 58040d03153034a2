import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { writeTogether } from '@zhujia/server/platform/db/write-together.ts'
import { addLine } from '@zhujia/server/modules/cart/commands/add-line.ts'
import { changeProductState, priceLines } from '@zhujia/server/modules/catalogue/index.ts'
import { addSeconds, DAY, HOUR } from '@zhujia/server/platform/clock.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import type { DemoOrder } from '../orders/orders.data.ts'
import { required, seedOrder, type World } from '../orders/seed.ts'
import { runnerOf } from '../runner.ts'

/** SKUs that are sold out or off sale since the owner put them in the cart and the favourites. */
export const GONE = { soldOut: 'vanity-muqi-01', offSale: 'latex-tone-sehuo-2-01' } as const

/** The cart lines of the demo buyers, and how many hours ago each was added. */
const CARTS: readonly (readonly [
  phone: string,
  sku: string,
  quantity: number,
  hoursAgo: number,
  measures?: Measures,
])[] = [
  ['13800000001', GONE.soldOut, 1, 90],
  ['13800000001', GONE.offSale, 2, 80],
  ['13800000001', 'grout-cibao-01', 6, 27],
  ['13800000001', 'door-jianmu-03', 1, 26, { width: 880, height: 2080, side: 'left', opening: 'inward' }],
  ['13800000001', 'tile-yunling-02', 12, 5],
  ['13800000017', 'stone-sill-01', 2, 50, { length: 1360, depth: 220, edge: 'rounded' }],
  ['13800000017', 'tile-hanmo-02', 15, 3],
]

/** The orders that buy the whole stock; three, because a buyer may hold only so much unpaid. */
const SOLD_OUT: readonly (readonly number[])[] = [
  [13, 12, 14, 3],
  [3, 2, 3, 1],
  [1, 1, 1],
]

const soldOutBy = (quantities: readonly number[], index: number): DemoOrder => ({
  buyer: '13800000017',
  lines: quantities.map((quantity, place) => [`vanity-muqi-0${place + 1}`, quantity] as const),
  placedAgo: (60 - index) * HOUR,
  outcome: 'paid',
  remark: '公寓项目用，按楼层分批送',
})

/** Fills the carts, each line at its own time; then sells out one SKU and takes another off sale. */
export async function seedCarts(ctx: Ctx<never, Actor>, world: World): Promise<void> {
  const runner = runnerOf(ctx)
  for (const [phone, sku, quantity, hoursAgo, measures] of CARTS) {
    const at = addSeconds(ctx.clock.now(), -hoursAgo * HOUR)
    const line = { skuId: required(world.skuIds, sku), quantity, measures }
    const { writes } = await addLine(runner.as(required(world.userIds, phone), at), line)
    await writeTogether(ctx.db, writes)
  }
  for (const [index, quantities] of SOLD_OUT.entries()) await seedOrder(ctx, world, soldOutBy(quantities, index))
  const [gone] = await priceLines(ctx, [required(world.skuIds, GONE.offSale)])
  const { productId } = gone ?? { productId: '' }
  await changeProductState(runner.bySystem(addSeconds(ctx.clock.now(), -DAY)), {
    productId,
    event: 'takeDown',
    by: 'seller',
  })
}
