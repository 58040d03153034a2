import { and, desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import { addresses } from '#tables/addresses.ts'

type Row = typeof addresses.$inferSelect

/** The caller's addresses, the default one first, then the newest. */
export async function listAddresses(ctx: Ctx): Promise<Row[]> {
  return ctx.db
    .select()
    .from(addresses)
    .where(eq(addresses.ownerId, ctx.actor.userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
}

/** The fields of an address that an order copies. */
export type AddressCopy = Pick<
  Row,
  'name' | 'phone' | 'districtCode' | 'province' | 'city' | 'district' | 'detail' | 'floor' | 'hasElevator'
>

const ownAddress = preparedOn((db) =>
  db
    .select({
      name: addresses.name,
      phone: addresses.phone,
      districtCode: addresses.districtCode,
      province: addresses.province,
      city: addresses.city,
      district: addresses.district,
      detail: addresses.detail,
      floor: addresses.floor,
      hasElevator: addresses.hasElevator,
    })
    .from(addresses)
    .where(and(eq(addresses.id, sql.placeholder('id')), eq(addresses.ownerId, sql.placeholder('ownerId'))))
    .prepare(''),
)

/** One of the caller's own addresses as an order stores it; undefined when it is not there or not theirs. */
export async function findAddress({ db, actor }: Ctx, id: string): Promise<AddressCopy | undefined> {
  const [row] = await ownAddress(db).execute({ id, ownerId: actor.userId })
  return row
}
