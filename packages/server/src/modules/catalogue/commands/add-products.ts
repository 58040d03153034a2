import type { z } from 'zod'
import type { pack, productDetail } from '@zhujia/contract/catalogue/schemas.ts'
import type { Actor, Ctx } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { insertProducts, insertSkus } from '../repository.ts'
import { indexProducts } from './index-products.ts'

type Detail = z.output<typeof productDetail>

/** One SKU to put on the shelf, with what is in the warehouse of it, in sale steps. */
interface NewSku {
  code: string
  spec: readonly string[]
  priceFen: number
  stock: number
  pictureFileId: string
  pack: z.output<typeof pack>
}

/** A product to put on sale. `gallery` are pictures of the files area, the first one stands on cards. */
export interface NewProduct
  extends Pick<Detail, 'title' | 'subtitle' | 'brand' | 'unit' | 'specGroups' | 'parameters' | 'description' | 'returnRule' | 'guarantees' | 'warranty' | 'delivery'> {
  shopId: string
  category: string
  stages: readonly string[]
  /** One of the shop's templates; without one its default. */
  freightTemplateId?: string
  /** Codes of values by the code of their attribute. */
  attributes: Readonly<Record<string, readonly string[]>>
  gallery: readonly string[]
  skus: readonly NewSku[]
  listedAt: Date
}

/**
 * Puts products on sale with their pictures, SKUs and received stock, and makes them known to search, in a handful of
 * statements whatever their number.
 * @param nextId makes the ids; a repeatable source makes the same products again
 * @returns the ids of each product and of its SKUs, in the order given
 */
export async function addProducts(ctx: Ctx<never, Actor>, list: readonly NewProduct[], nextId = newId): Promise<{ id: string; skuIds: string[] }[]> {
  if (list.length === 0) return []
  return ctx.transaction(async (ctx) => {
    const made = list.map((product) => ({ product, id: nextId(), skuIds: product.skus.map(() => nextId()) }))
    await insertProducts(ctx.db, {
      products: made.map(({ id, product }) => productRow(id, product)),
      stages: made.flatMap(({ id, product }) => product.stages.map((stage) => ({ productId: id, stage }))),
      pictures: made.flatMap(({ id, product }) => product.gallery.map((fileId, position) => ({ productId: id, position, fileId }))),
    })
    await insertSkus(
      ctx.db,
      made.flatMap(({ id, product, skuIds }) => product.skus.map((sku, position) => skuRow(sku, { id: skuIds[position] ?? nextId(), productId: id, position }))),
      { at: ctx.clock.now(), nextId },
    )
    await indexProducts(ctx, made.map(({ id }) => id))
    return made.map(({ id, skuIds }) => ({ id, skuIds }))
  })
}

function productRow(id: string, product: NewProduct) {
  const { stages: _stages, gallery: _gallery, skus, attributes, unit, warranty, ...rest } = product
  const prices = skus.map(({ priceFen }) => priceFen)
  return {
    ...rest,
    id,
    status: 'onSale' as const,
    unitStep: unit.step,
    unitStepThousandths: unit.stepThousandths,
    unitBase: unit.base,
    unitMinSteps: unit.minSteps,
    warrantyMonths: warranty.months,
    warrantyText: warranty.text,
    facets: [`brand:${product.brand}`, ...Object.entries(attributes).flatMap(([code, values]) => values.map((value) => `${code}:${value}`))],
    fromFen: Math.min(...prices),
    toFen: Math.max(...prices),
  }
}

function skuRow({ stock, spec, pack, ...rest }: NewSku, place: { id: string; productId: string; position: number }) {
  return { ...rest, ...place, ...pack, spec: [...spec], onHand: stock }
}
