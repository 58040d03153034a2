import type { z } from 'zod'
import type { addressBody } from '@zhujia/contract/addresses/schemas.ts'
import { ADDRESS_MAX } from '@zhujia/contract/core/limits.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { expectRow } from '#platform/refusal.ts'
import type { addresses } from '#tables/addresses.ts'
import { clearDefault, countAddresses, insertAddress, lockAddresses } from '../repository.ts'
import { findDistrict } from '../regions.ts'

type Body = z.output<typeof addressBody>
type Row = typeof addresses.$inferSelect
type Refusals = 'REGION_UNKNOWN' | 'ADDRESS_LIMIT'

/** Adds an address of the caller. */
export async function createAddress(ctx: Ctx<Refusals>, body: Body): Promise<Row> {
  const added = await addAddress(ctx, ctx.actor.userId, body)
  return typeof added === 'string' ? ctx.refuse(added) : added
}

/** Adds an address of a person, or returns the refusal; the first one is always the default. */
export async function addAddress(ctx: Ctx<never, Actor>, ownerId: string, body: Body): Promise<Row | Refusals> {
  const names = findDistrict(body.districtCode)
  if (!names) return 'REGION_UNKNOWN'
  return ctx.transaction(async (ctx) => {
    await lockAddresses(ctx.db, ownerId)
    const others = await countAddresses(ctx.db, ownerId)
    if (others >= ADDRESS_MAX) return 'ADDRESS_LIMIT'
    if (body.isDefault) await clearDefault(ctx.db, ownerId)
    const isDefault = body.isDefault || others === 0
    const id = newId()
    const values = { ...body, ...names, id, ownerId, isDefault, createdAt: ctx.clock.now() }
    return expectRow(await insertAddress(ctx.db, values), `address ${id} that was inserted`)
  })
}
