import type { Actor, Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { attachVideos } from '#modules/files/index.ts'
import { indexProducts } from '#modules/search/index.ts'
import { contentOf, facetsOf, hashOf, type Listing, listingOf } from '../listing.ts'
import { readListingFacts } from '../queries/listing-facts.ts'
import { changeProduct, insertVersion, lockContent } from '../repository.ts'

/** The fields of a listing that may be edited. Unit and SKUs may not, because carts and orders refer to them. */
export type Edit = Partial<Omit<Listing, 'shopId' | 'unit' | 'specGroups' | 'skus'>> & { stages?: readonly string[] }

/**
 * Edits a listing, in the caller's transaction; the caller has checked that the actor may act for the shop. A change of the
 * content makes a new version; orders still refer to the one that their buyers saw.
 * @returns the hash of the new content
 */
export async function editProduct(
  ctx: Ctx<never, Actor>,
  productId: string,
  { stages, ...change }: Edit,
): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const listing: Listing = { ...listingOf(found(await lockContent(ctx.db, productId))), ...change }
    const content = contentOf(listing, await readListingFacts(ctx.db, [listing]))
    const hash = hashOf(content)
    await insertVersion(ctx.db, { productId, hash, content, createdAt: ctx.clock.now() })
    const {
      title,
      subtitle,
      brand,
      category,
      parameters,
      description,
      returnRule,
      guarantees,
      warranty,
      delivery,
      video,
      madeToMeasure = null,
      leadDays = 0,
    } = listing
    const said = {
      title,
      subtitle,
      brand,
      category,
      parameters,
      description,
      returnRule,
      guarantees,
      delivery,
      madeToMeasure,
      leadDays,
    }
    const columns = {
      warrantyMonths: warranty.months,
      warrantyText: warranty.text,
      videoFileId: video,
      facets: facetsOf(listing),
    }
    await changeProduct(ctx.db, productId, {
      row: { ...said, ...columns, versionHash: hash },
      stages,
      gallery: change.gallery,
    })
    if (change.video) await attachVideos(ctx, [change.video])
    await indexProducts(ctx, [productId])
    return hash
  })
}
