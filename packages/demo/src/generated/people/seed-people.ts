import { sql } from 'drizzle-orm'
import { seedHomes } from '#addresses/seed.ts'
import { seedUsers } from '#auth/seed.ts'
import { addSeconds, DAY } from '@zhujia/server/platform/clock.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { pickFrom, type Random } from '#seeded.ts'
import { files } from '@zhujia/server/tables/files.ts'
import type { OrderAddress } from '@zhujia/server/tables/orders.ts'
import type { MadePerson } from './make-people.ts'

type SeedCtx = Ctx<never, Actor>

export interface Buyer {
  id: string
  address: OrderAddress
}

interface Maker {
  random: Random
  nextId: () => string
}

const AVATAR_SHARE = 0.6

/** Opens accounts of generated buyers, each with an address; many have a drawing of a room as avatar. */
export async function seedBuyers(ctx: SeedCtx, people: readonly MadePerson[], maker: Maker): Promise<Buyer[]> {
  const rooms = await listRoomDrawings(ctx)
  const users = people.map((person) => accountOf(ctx, person, maker.nextId()))
  const avatarOf = (): string | null =>
    rooms.length > 0 && maker.random() < AVATAR_SHARE ? pickFrom(maker.random, rooms) : null
  await seedUsers(
    ctx,
    users.map(({ name: _name, ...user }) => ({ ...user, role: 'owner', avatarFileId: avatarOf() })),
  )
  const homes = await seedHomes(
    ctx,
    users.map(({ id, name, phone, createdAt }) => ({ ownerId: id, name, phone, createdAt })),
    maker,
  )
  return homes.map(({ ownerId, name, phone, province, city, district, districtCode, detail, floor, hasElevator }) => ({
    id: ownerId,
    address: { name, phone, province, city, district, districtCode, detail, floor, hasElevator },
  }))
}

/** Opens accounts of generated merchants. @returns their ids in the given order */
export async function seedMerchants(
  ctx: SeedCtx,
  people: readonly MadePerson[],
  nextId: () => string,
): Promise<string[]> {
  const users = people.map((person) => accountOf(ctx, person, nextId()))
  await seedUsers(
    ctx,
    users.map(({ name: _name, ...user }) => ({ ...user, role: 'merchant', avatarFileId: null })),
  )
  return users.map(({ id }) => id)
}

const accountOf = (ctx: SeedCtx, { phone, name, nickname, joinedDaysAgo }: MadePerson, id: string) => ({
  id,
  phone,
  name,
  nickname,
  createdAt: addSeconds(ctx.clock.now(), -joinedDaysAgo * DAY),
})

/** The drawings that show goods in a room, in an order that does not depend on their ids. */
async function listRoomDrawings({ db }: SeedCtx): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(sql`${files.drawing} -> 'look' ->> 'view' = 'scene'`)
    .orderBy(sql`${files.drawing}::text`)
  return rows.map(({ id }) => id)
}
