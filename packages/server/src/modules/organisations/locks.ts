import type { OrganisationKind } from '@zhujia/contract/organisations/kinds.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/types.ts'
import { found } from '#platform/refusal.ts'
import { memberships, organisations } from '#tables/organisations.ts'
import { mayManage } from './queries/managed.ts'
import type { Held } from './rows.ts'

/**
 * One step at a time changes who belongs to an organisation: who may grant what, who is the last owner and how many there are are rules
 * over all its rows. Whoever locks people too, locks them after it.
 */
async function lockOrganisation(db: Db, id: string, isTheirs?: SQL): Promise<OrganisationKind | undefined> {
  const [row] = await db
    .select({ kind: organisations.kind })
    .from(organisations)
    .where(and(eq(organisations.id, id), isTheirs))
    .for('no key update')
  return row?.kind
}

/** Locks an organisation that an invitation or a timer names. */
export async function holdOrganisation(db: Db, id: string): Promise<OrganisationKind> {
  return found(await lockOrganisation(db, id))
}

/**
 * Locks an organisation to which the caller belongs, and reads their membership under the lock; 404 for everybody else, who do not
 * hold it up either.
 * @param condition what the membership must be
 */
async function hold({ db, actor }: Ctx, id: string, condition?: SQL): Promise<Held> {
  const own = and(eq(memberships.userId, actor.userId), condition)
  const theirs = db.select({ id: memberships.organisationId }).from(memberships).where(own)
  const kind = found(await lockOrganisation(db, id, inArray(organisations.id, theirs)))
  // Read again: whoever held the lock may have ended or changed it.
  const [row] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.organisationId, id), own))
  return { kind, own: found(row) }
}

/** As a member. */
export const holdOwn = (ctx: Ctx, id: string): Promise<Held> => hold(ctx, id, sql`true`)

/** As somebody who manages the members, in the roles that are active. */
export const holdManaged = (ctx: Ctx, id: string): Promise<Held> => hold(ctx, id, mayManage(ctx))
