import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { users } from '#tables/auth.ts'
import { memberships } from '#tables/organisations.ts'

/** Whether who has a phone is a member already. */
export async function isMemberByPhone(db: Db, organisationId: string, phone: string): Promise<boolean> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organisationId, organisationId), eq(users.phone, phone)))
  return rows.length > 0
}

/** The phone of an account. */
export async function phoneOf(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
  return row?.phone
}

/** Who owns each organisation, by its id; of several owners the first one. */
export async function listOwners(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: memberships.organisationId, userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.isOwner, true))
    .orderBy(desc(memberships.createdAt), desc(memberships.userId))
  return new Map(rows.map(({ id, userId }) => [id, userId]))
}
