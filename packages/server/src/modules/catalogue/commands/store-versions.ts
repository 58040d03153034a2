import type { Actor, Ctx } from '#platform/context.ts'
import { contentOf, hashOf } from '../listing.ts'
import { readListingFacts } from '../queries/listing-facts.ts'
import { listUnversioned } from '../queries/unversioned.ts'
import { insertVersions, nameVersions } from '../repository.ts'

/** Products in one transaction. */
const BATCH = 200

/**
 * Stores versions of products that are older than versions. Nothing could edit a listing then, so its content now is what its
 * buyers saw.
 */
export async function storeVersions(ctx: Ctx<never, Actor>): Promise<void> {
  for (let count = BATCH; count === BATCH;) count = await storeSome(ctx)
}

async function storeSome(ctx: Ctx<never, Actor>): Promise<number> {
  return ctx.transaction(async (ctx) => {
    const listings = await listUnversioned(ctx.db, BATCH)
    if (listings.length === 0) return 0
    const facts = await readListingFacts(ctx.db, listings)
    const now = ctx.clock.now()
    const versions = listings.map(({ id, ...listing }) => {
      const content = contentOf(listing, facts)
      return { productId: id, hash: hashOf(content), content, createdAt: now }
    })
    await insertVersions(ctx.db, versions)
    await nameVersions(ctx.db, versions)
    return listings.length
  })
}
