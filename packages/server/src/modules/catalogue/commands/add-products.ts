import type { Calculator, Pack } from '@zhujia/contract/catalogue/schemas.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { ProductContent } from '#tables/catalogue/versions.ts'
import { attachVideos } from '#modules/files/index.ts'
import { indexProducts, loadWords } from '#modules/search/index.ts'
import { type NewLot, receiveStock } from '#modules/stock/index.ts'
import { contentOf, facetsOf, hashOf, type Listing } from '../listing.ts'
import { readListingFacts } from '../queries/listing-facts.ts'
import { spanPrices } from '../figures.ts'
import { insertProducts, insertSkus } from '../repository.ts'

/** One SKU to put on sale, with its stock in sale steps. */
interface NewSku {
  code: string
  spec: readonly string[]
  priceFen: number
  stock: number
  /** Where colour and batch differ: the lots that make up the stock. All SKUs of a product have them, or none. */
  lots?: readonly NewLot[]
  pictureFileId: string
  pack: Pack
}

/** A product to put on sale. `gallery` are pictures of the files area, the first one stands on cards. */
export interface NewProduct extends Omit<Listing, 'video' | 'skus'> {
  /** A video of the files area. */
  video?: string | null
  calculator?: Calculator | null
  stages: readonly string[]
  /** One of the shop's templates; without one its default. */
  freightTemplateId?: string
  skus: readonly NewSku[]
  listedAt: Date
}

interface Made {
  id: string
  product: NewProduct
  content: ProductContent
  skuIds: string[]
}

/**
 * Puts products on sale with their pictures, SKUs and received stock, and makes them known to search, in a handful of
 * statements whatever their number.
 * @param nextId makes the ids; a repeatable source makes the same products again
 * @returns the ids of each product and of its SKUs, in the order given
 */
export async function addProducts(
  ctx: Ctx<never, Actor>,
  list: readonly NewProduct[],
  nextId = newId,
): Promise<{ id: string; skuIds: string[] }[]> {
  if (list.length === 0) return []
  loadWords()
  return ctx.transaction(async (ctx) => {
    const facts = await readListingFacts(ctx.db, list)
    const made = list.map((product): Made => {
      const content = contentOf({ ...product, video: product.video ?? null }, facts)
      return { id: nextId(), product, content, skuIds: product.skus.map(() => nextId()) }
    })
    const now = ctx.clock.now()
    await insertProducts(ctx.db, {
      products: made.map(productRow),
      versions: made.map(({ id, content }) => ({ productId: id, hash: hashOf(content), content, createdAt: now })),
      stages: made.flatMap(({ id, product }) => product.stages.map((stage) => ({ productId: id, stage }))),
      pictures: made.flatMap(({ id, product }) =>
        product.gallery.map((fileId, position) => ({ productId: id, position, fileId })),
      ),
    })
    await attachVideos(
      ctx,
      list.flatMap(({ video }) => video ?? []),
    )
    await insertSkus(ctx.db, made.flatMap(skuRows))
    await receiveStock(ctx, made.flatMap(receivedOf), nextId)
    const ids = made.map(({ id }) => id)
    await spanPrices(ctx.db, ids)
    await indexProducts(ctx, ids)
    return made.map(({ id, skuIds }) => ({ id, skuIds }))
  })
}

function productRow({ id, product, content }: Made) {
  const { stages: _stages, gallery: _gallery, skus, attributes: _attributes, unit, warranty, video, ...rest } = product
  return {
    ...rest,
    id,
    status: 'onSale' as const,
    versionHash: hashOf(content),
    videoFileId: video ?? null,
    hasLots: skus.some(({ lots }) => lots !== undefined),
    unitStep: unit.step,
    unitStepThousandths: unit.stepThousandths,
    unitBase: unit.base,
    unitMinSteps: unit.minSteps,
    warrantyMonths: warranty.months,
    warrantyText: warranty.text,
    facets: facetsOf(product),
  }
}

const skuRows = ({ id, product, skuIds }: Made) =>
  product.skus.map(({ stock: _stock, spec, pack: { coverage, ...pack }, lots: _lots, ...rest }, position) => ({
    ...rest,
    ...pack,
    id: skuIds[position] ?? '',
    productId: id,
    position,
    spec: [...spec],
    coverageCm2: coverage?.areaCm2 ?? null,
    coverageBasis: coverage?.basis ?? null,
    onHand: 0,
  }))

/** The stock of a product's SKUs; its lots must be the whole of it. */
function receivedOf({ product, skuIds }: Made) {
  const isByLot = product.skus.some(({ lots }) => lots !== undefined)
  return product.skus.map(({ code, stock, lots = [] }, position) => ({
    skuId: skuIds[position] ?? '',
    code,
    quantity: stock,
    lots: isByLot ? lots : undefined,
  }))
}
