import type { z } from 'zod'
import { measuresIn, soldAs } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { productFreight, productFreightQuery } from '@zhujia/contract/catalogue/schemas.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import { found, notFound } from '#platform/refusal.ts'
import { addresses } from '#tables/addresses.ts'
import { consign, type Destination, hintOf } from '#modules/shops/index.ts'
import { refuseUnbuyable } from '../refuse-unbuyable.ts'
import { isDestination } from './get-product.ts'
import { priceLines } from './price-lines.ts'

const findDestination = preparedOn((db) =>
  db
    .select({ id: addresses.id, district: addresses.district, districtCode: addresses.districtCode })
    .from(addresses)
    .where(isDestination)
    .prepare(''),
)

type FreightCtx = Ctx<'STOCK_SHORT' | 'OFF_SALE' | 'MEASURES_WRONG' | 'BELOW_MINIMUM', Actor>
type Asked = { id: string } & z.output<typeof productFreightQuery>

/** The freight of a quantity of one SKU as an order of nothing else asks it; 404 for a SKU of another product. */
export async function getFreight(ctx: FreightCtx, asked: Asked): Promise<z.output<typeof productFreight>> {
  const { id, skuId, quantity } = asked
  const [row] = await priceLines(ctx, [skuId])
  const sku = found(row)
  if (sku.productId !== id) notFound()
  const measures = measuresIn(asked.measures)
  refuseUnbuyable(ctx, [{ skuId, quantity, measures }], new Map([[skuId, sku]]))
  const to = await destinationOf(ctx, asked.addressId)
  const { priceFen, weightGrams, volumeCm3 } = soldAs(sku, measures)
  const load = {
    pieces: quantity,
    grams: quantity * weightGrams,
    cm3: quantity * volumeCm3,
    goodsFen: quantity * priceFen,
  }
  const { freight } = sku
  const goods = consign([{ templateId: freight.id, load }], new Map([[freight.id, freight]]))
  return { skuId, quantity, ...hintOf(goods, to, false) }
}

/** Undefined: no address is known. One that is not the caller's is 404. */
async function destinationOf({ db, actor }: FreightCtx, addressId?: string): Promise<Destination | undefined> {
  if (actor.kind !== 'user') return addressId === undefined ? undefined : notFound()
  const [address] = await findDestination(db).execute({ userId: actor.userId, addressId: addressId ?? null })
  return addressId === undefined || address?.id === addressId ? address : notFound()
}
