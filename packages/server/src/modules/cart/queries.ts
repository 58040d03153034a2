import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { Ctx } from '#platform/context.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import { addresses } from '#tables/addresses.ts'
import { cartLines } from '#tables/cart.ts'
import { products, skus } from '#tables/catalogue.ts'
import { freightTemplates, shops } from '#tables/shops.ts'
import { availableSteps } from '../stock/index.ts'
import { findFreight } from '../shops/index.ts'
import type { CartRow, Offer } from './rows.ts'
import { presentCart } from './present.ts'
import { sameMeasures } from './repository.ts'

const isOnSale = sql<boolean>`${products.status} = 'onSale'`

/** The caller's lines at today's prices and stock, the newest first, with their default address; one statement. */
async function listLines(ctx: Ctx): Promise<CartRow[]> {
  return ctx.db
    .select({
      id: cartLines.id,
      skuId: skus.id,
      productId: products.id,
      title: products.title,
      spec: skus.spec,
      measures: cartLines.measures,
      madeToMeasure: products.madeToMeasure,
      pictureFileId: skus.pictureFileId,
      unit: {
        step: products.unitStep,
        stepThousandths: products.unitStepThousandths,
        base: products.unitBase,
        minSteps: products.unitMinSteps,
      },
      quantity: cartLines.quantity,
      priceFen: skus.priceFen,
      addedPriceFen: cartLines.addedPriceFen,
      available: availableSteps,
      pack: {
        pieces: skus.pieces,
        areaCm2: skus.areaCm2,
        coverageCm2: skus.coverageCm2,
        coverageBasis: skus.coverageBasis,
        weightGrams: skus.weightGrams,
        volumeCm3: skus.volumeCm3,
      },
      calculator: products.calculator,
      hasLots: products.hasLots,
      isSelected: cartLines.isSelected,
      isOnSale,
      shopId: shops.id,
      shopName: shops.name,
      freightTemplateId: sql<string>`coalesce(${products.freightTemplateId}, ${freightTemplates.id})`,
      weightGrams: skus.weightGrams,
      volumeCm3: skus.volumeCm3,
      to: { district: addresses.district, districtCode: addresses.districtCode },
    })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(freightTemplates, and(eq(freightTemplates.shopId, shops.id), freightTemplates.isDefault))
    .leftJoin(addresses, and(eq(addresses.ownerId, cartLines.userId), addresses.isDefault))
    .where(eq(cartLines.userId, ctx.actor.userId))
    .orderBy(desc(cartLines.addedAt), desc(cartLines.id))
}

/** The caller's whole cart, with the freight of the ticked lines; two statements. */
export async function getCart(ctx: Ctx): Promise<ReturnType<typeof presentCart>> {
  const rows = await listLines(ctx)
  const templates = await findFreight(
    ctx,
    rows.map(({ freightTemplateId }) => freightTemplateId),
  )
  return presentCart(rows, templates)
}

export async function countLines(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.select({ count: count() }).from(cartLines).where(eq(cartLines.userId, ctx.actor.userId))
  return row?.count ?? 0
}

/** What the caller's lines hold, each a SKU in some measures; one statement. */
export const listHeld = (ctx: Ctx): Promise<Pick<CartRow, 'skuId' | 'measures' | 'quantity'>[]> =>
  ctx.db
    .select({ skuId: cartLines.skuId, measures: cartLines.measures, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.userId, ctx.actor.userId))

const offerOf = preparedOn((db) =>
  db
    .select({
      productId: products.id,
      title: products.title,
      unit: {
        step: products.unitStep,
        stepThousandths: products.unitStepThousandths,
        base: products.unitBase,
        minSteps: products.unitMinSteps,
      },
      madeToMeasure: products.madeToMeasure,
      priceFen: skus.priceFen,
      weightGrams: skus.weightGrams,
      volumeCm3: skus.volumeCm3,
      available: availableSteps,
      isOnSale,
      lineId: cartLines.id,
      inCart: sql<number>`coalesce(${cartLines.quantity}, 0)`,
      lines: sql<number>`(select count(*)::int from ${cartLines} mine where mine.user_id = ${sql.placeholder('userId')})`,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .leftJoin(
      cartLines,
      and(
        eq(cartLines.skuId, skus.id),
        eq(cartLines.userId, sql.placeholder('userId')),
        sameMeasures(sql`${sql.placeholder('measures')}`),
      ),
    )
    .where(eq(skus.id, sql.placeholder('skuId')))
    .prepare(''),
)

/** A SKU with its limits, and the caller's quantity of it in these measures; undefined when the SKU does not exist. */
export async function findOffer(ctx: Ctx, skuId: string, measures: Measures | null): Promise<Offer | undefined> {
  const [row] = await offerOf(ctx.db).execute({
    skuId,
    userId: ctx.actor.userId,
    measures: measures && JSON.stringify(measures),
  })
  return row
}

/** The SKU and product of one of the caller's lines; undefined when it does not exist or is not theirs. */
export async function findLine(
  ctx: Ctx,
  id: string,
): Promise<{ skuId: string; productId: string; measures: Measures | null } | undefined> {
  const [row] = await ctx.db
    .select({ skuId: skus.id, productId: skus.productId, measures: cartLines.measures })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .where(and(eq(cartLines.id, id), eq(cartLines.userId, ctx.actor.userId)))
  return row
}
