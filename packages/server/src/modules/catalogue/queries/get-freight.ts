import type { z } from 'zod'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { measureFaults, measuresIn, soldAs } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { productFreight, productFreightQuery } from '@zhujia/contract/catalogue/schemas.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import { found } from '#platform/refusal.ts'
import { addresses } from '#tables/addresses.ts'
import { products, skus } from '#tables/catalogue.ts'
import { freightTemplates } from '#tables/shops.ts'
import { consign, hintOf, rulesOf } from '#modules/shops/index.ts'
import { SHOWN } from '../policy.ts'
import { freight, isDestination } from './get-product.ts'
import { freightTemplateId, isDefaultTemplate } from './price-lines.ts'

/** What decides the freight of a SKU: what a step of it costs and weighs, its template, and the caller's delivery address. */
const findCarried = preparedOn((db) =>
  db
    .select({
      title: products.title,
      unit: {
        step: products.unitStep,
        stepThousandths: products.unitStepThousandths,
        base: products.unitBase,
        minSteps: products.unitMinSteps,
      },
      sku: {
        priceFen: skus.priceFen,
        weightGrams: skus.weightGrams,
        volumeCm3: skus.volumeCm3,
        madeToMeasure: products.madeToMeasure,
      },
      template: { id: freight.id, name: freight.name, measure: freight.measure, rules: rulesOf(freight.id) },
      to: { district: addresses.district, districtCode: addresses.districtCode },
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(freightTemplates, isDefaultTemplate)
    .innerJoin(freight, eq(freight.id, freightTemplateId))
    .leftJoin(addresses, isDestination)
    .where(
      and(
        eq(skus.id, sql.placeholder('skuId')),
        eq(products.id, sql.placeholder('id')),
        inArray(products.status, [...SHOWN]),
      ),
    )
    .prepare(''),
)

type Asked = { id: string } & z.output<typeof productFreightQuery>

/** The freight of a quantity of one SKU as an order of nothing else asks it; 404 for a SKU of another product. One statement. */
export async function getFreight(
  ctx: Ctx<'MEASURES_WRONG', Actor>,
  asked: Asked,
): Promise<z.output<typeof productFreight>> {
  const { id, skuId, quantity, addressId = null } = asked
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  const [row] = await findCarried(ctx.db).execute({ id, skuId, addressId, userId })
  const { title, unit, sku, template, to } = found(row)
  const measures = measuresIn(asked.measures)
  const faults = measureFaults(sku.madeToMeasure, measures)
  if (faults.length > 0) return ctx.refuse('MEASURES_WRONG', { skus: [{ skuId, title, faults }] })
  const { priceFen, weightGrams, volumeCm3 } = soldAs({ ...sku, unit }, measures)
  const load = {
    pieces: quantity,
    grams: quantity * weightGrams,
    cm3: quantity * volumeCm3,
    goodsFen: quantity * priceFen,
  }
  const goods = consign([{ templateId: template.id, load }], new Map([[template.id, template]]))
  return { skuId, quantity, ...hintOf(goods, to ?? undefined, false) }
}
