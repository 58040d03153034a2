import type { z } from 'zod'
import { ADDRESS_MAX, type addressBody } from '@zhujia/contract/addresses/schemas.ts'
import type { Ctx } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { found } from '../../../platform/refusal.ts'
import type { addresses } from '../../../tables/addresses.ts'
import { clearDefault, countAddresses, insertAddress, lockAddresses } from '../repository.ts'
import { findDistrict } from '../regions.ts'

/** Adds an address of the caller; the first one is the default whatever it says. */
export async function createAddress(
  ctx: Ctx<'REGION_UNKNOWN' | 'ADDRESS_LIMIT'>,
  body: z.output<typeof addressBody>,
): Promise<typeof addresses.$inferSelect> {
  const names = findDistrict(body.districtCode) ?? ctx.refuse('REGION_UNKNOWN')
  const ownerId = ctx.actor.userId
  return ctx.transaction(async (ctx) => {
    await lockAddresses(ctx.db, ownerId)
    const others = await countAddresses(ctx.db, ownerId)
    if (others >= ADDRESS_MAX) ctx.refuse('ADDRESS_LIMIT')
    if (body.isDefault) await clearDefault(ctx.db, ownerId)
    const isDefault = body.isDefault || others === 0
    return found(await insertAddress(ctx.db, { ...body, ...names, id: newId(), ownerId, isDefault, createdAt: ctx.clock.now() }))
  })
}
