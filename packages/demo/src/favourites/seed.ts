import type { RefusalCode } from '@zhujia/contract/errors.ts'
import { ROLES } from '@zhujia/contract/core/roles.ts'
import { addSeconds, DAY } from '@zhujia/server/platform/clock.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { newId } from '@zhujia/server/platform/ids.ts'
import { actingAs } from '@zhujia/server/platform/make-ctx.ts'
import { changePrices } from '@zhujia/server/modules/catalogue/index.ts'
import { recordView } from '@zhujia/server/modules/views/index.ts'
import { addFavourites } from '@zhujia/server/modules/favourites/commands/add-favourites.ts'
import { GONE } from '../cart/seed.ts'
import { listBySku, listPrices } from '@zhujia/server/modules/favourites/queries.ts'

/** The favourites and viewed products of a demo account; `dearerFen` is by how much the price has fallen since. */
interface Favourites {
  phone: string
  products: readonly [sku: string, daysAgo: number, dearerFen?: number][]
  /** SKUs whose shops are favourites too. */
  shopsOf: readonly string[]
  /** Viewed products. */
  viewed: readonly [sku: string, hoursAgo: number][]
}

const FAVOURITES: readonly Favourites[] = [
  {
    phone: '13800000001',
    products: [
      ['toilet-jingliu-01', 21, 20_000],
      ['floor-linxi-01', 16],
      ['vanity-mujian-01', 9, 12_000],
      ['light-xingchen-01', 4],
      ['tile-shijing-01', 1],
      [GONE.soldOut, 4],
      [GONE.offSale, 4],
    ],
    shopsOf: ['tile-yunling-01', 'tap-yuting-01'],
    viewed: [
      ['toilet-jingliu-01', 2],
      ['vanity-mujian-01', 3],
      ['shower-yunshui-01', 4],
      ['tile-shijing-01', 26],
      ['grout-cibao-01', 27],
      ['paint-jingshi-01', 100],
      ['door-jianmu-01', 101],
      ['lock-jingyin-01', 300],
    ],
  },
  {
    phone: '13800000017',
    products: [
      ['cement-425-01', 30],
      ['adhesive-c2te-01', 12],
      ['proof-js-01', 5],
    ],
    shopsOf: ['cement-425-01'],
    viewed: [
      ['adhesive-c2te-01', 5],
      ['proof-js-01', 6],
      ['wire-bv-01', 50],
    ],
  },
]

/** Adds the favourites and the viewed products of the demo accounts, each at its own time. */
export async function seedFavourites(ctx: Ctx<never, Actor>, userIds: ReadonlyMap<string, string>): Promise<void> {
  for (const favourites of FAVOURITES) {
    const userId = userIds.get(favourites.phone)
    if (userId === undefined) throw new Error(`the demo world has no ${favourites.phone}`)
    await seedAccount(ctx, userId, favourites)
  }
}

async function seedAccount(
  ctx: Ctx<never, Actor>,
  userId: string,
  { products, shopsOf, viewed }: Favourites,
): Promise<void> {
  const known = await listBySku(ctx.db, [...products, ...viewed].map(([sku]) => sku).concat(shopsOf))
  const of = (sku: string): { productId: string; shopId: string } => {
    const found = known.get(sku)
    if (!found) throw new Error(`the demo world has no ${sku}`)
    return found
  }
  const ago = (seconds: number): Ctx<RefusalCode> => {
    const at = addSeconds(ctx.clock.now(), -seconds)
    return actingAs(ctx, {
      actor: { kind: 'user', userId, sessionId: newId(), roles: ROLES },
      clock: { now: () => at },
    })
  }
  for (const [sku, daysAgo, dearerFen = 0] of products) {
    const { productId } = of(sku)
    const prices = dearerFen > 0 ? await listPrices(ctx.db, productId) : []
    await changePrices(
      ctx,
      prices.map(({ skuId, priceFen }) => ({ skuId, priceFen: priceFen + dearerFen })),
    )
    await addFavourites(ago(daysAgo * DAY), { kind: 'product', ids: [productId] })
    await changePrices(ctx, prices)
  }
  for (const sku of shopsOf) await addFavourites(ago(7 * DAY), { kind: 'shop', ids: [of(sku).shopId] })
  for (const [sku, hoursAgo] of viewed.toReversed()) await recordView(ago(hoursAgo * 3600), of(sku).productId)
}
