import type { z } from 'zod'
import type { addressBody } from '@zhujia/contract/addresses/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import type { addresses } from '#tables/addresses.ts'
import { changeAddress, clearDefault, lockAddresses } from '../repository.ts'
import { findDistrict } from '../regions.ts'

/** Replaces one of the caller's addresses. The default one stays the default until another is chosen. */
export async function updateAddress(
  ctx: Ctx<'REGION_UNKNOWN'>,
  id: string,
  body: z.output<typeof addressBody>,
): Promise<typeof addresses.$inferSelect> {
  const ownerId = ctx.actor.userId
  return ctx.transaction(async (ctx) => {
    await lockAddresses(ctx.db, ownerId)
    const { isDefault, ...rest } = body
    if (isDefault) await clearDefault(ctx.db, ownerId, id)
    const names = findDistrict(body.districtCode)
    // A missing address is 404, before any refusal of its new text.
    const row = found(
      await changeAddress(ctx.db, { ownerId, id }, { ...rest, ...names, ...(isDefault ? { isDefault } : {}) }),
    )
    return names ? row : ctx.refuse('REGION_UNKNOWN')
  })
}
