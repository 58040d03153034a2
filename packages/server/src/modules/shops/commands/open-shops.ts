import type { ShopPermission } from '@zhujia/contract/shops/permissions.ts'
import type { Actor, Ctx } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { insertMembers, insertShops, type ShopRow } from '../repository.ts'

interface Member {
  userId: string
  permissions: readonly ShopPermission[]
}

/** A shop to open: what it says of itself, its freight and commission, and its people. */
export interface NewShop extends Omit<ShopRow, 'id' | 'createdAt'> {
  ownerId: string
  members: readonly Member[]
}

/**
 * Opens shops with their owners and members, in two statements whatever their number.
 * @returns the ids, in the order given
 */
export async function openShops(ctx: Ctx<never, Actor>, shops: readonly NewShop[]): Promise<string[]> {
  if (shops.length === 0) return []
  return ctx.transaction(async (ctx) => {
    const createdAt = ctx.clock.now()
    const opened = shops.map((shop) => ({ ...shop, id: newId() }))
    await insertShops(
      ctx.db,
      opened.map(({ ownerId: _ownerId, members: _members, ...row }) => ({ ...row, createdAt })),
    )
    await insertMembers(
      ctx.db,
      opened.flatMap(({ id, ownerId, members }) => [
        { shopId: id, userId: ownerId, isOwner: true, permissions: [], createdAt },
        ...members.map(({ userId, permissions }) => ({ shopId: id, userId, isOwner: false, permissions: [...permissions], createdAt })),
      ]),
    )
    return opened.map(({ id }) => id)
  })
}
