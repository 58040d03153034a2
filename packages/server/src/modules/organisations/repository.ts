import type { Rights } from '@zhujia/contract/organisations/kinds.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { and, count, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { insertRows } from '#platform/db/insert-rows.ts'
import { PRUNE_BATCH } from '#platform/db/prune.ts'
import type { Db } from '#platform/db/types.ts'
import { invitations, memberships, organisationLog, organisations } from '#tables/organisations.ts'
import { invitationMachine } from './machine.ts'
import type { Invitation, LogRow, Membership } from './rows.ts'

/** The machine bound to its table. */
export const invitationStates = { ...invitationMachine, table: invitations }

const memberIs = (organisationId: string, userId: string) =>
  and(eq(memberships.organisationId, organisationId), eq(memberships.userId, userId))

export const insertOrganisations = (db: Db, rows: readonly (typeof organisations.$inferInsert)[]): Promise<void> =>
  insertRows(db, organisations, rows)

export const insertMemberships = (db: Db, rows: readonly (typeof memberships.$inferInsert)[]): Promise<void> =>
  insertRows(db, memberships, rows)

/** Adds a member. @returns false when they are one already */
export async function insertMembership(db: Db, row: typeof memberships.$inferInsert): Promise<boolean> {
  return (await db.insert(memberships).values(row).onConflictDoNothing()).rowCount === 1
}

export async function findMembership(db: Db, organisationId: string, userId: string): Promise<Membership | undefined> {
  const [row] = await db.select().from(memberships).where(memberIs(organisationId, userId))
  return row
}

export async function setRights(
  db: Db,
  { organisationId, userId }: Membership,
  { isOwner, permissions }: Rights,
): Promise<void> {
  await db
    .update(memberships)
    .set({ isOwner, permissions: [...permissions] })
    .where(memberIs(organisationId, userId))
}

export async function deleteMembership(db: Db, { organisationId, userId }: Membership): Promise<void> {
  await db.delete(memberships).where(memberIs(organisationId, userId))
}

/** Whether an organisation has an owner beside this one. */
export async function hasOtherOwner(db: Db, { organisationId, userId }: Membership): Promise<boolean> {
  const others = and(
    eq(memberships.organisationId, organisationId),
    memberships.isOwner,
    ne(memberships.userId, userId),
  )
  return (await db.$count(memberships, others)) > 0
}

/** How many organisations a person belongs to; of those that grant a role, if it is given. */
export const countMemberships = (db: Db, userId: string, role?: Role): Promise<number> =>
  db.$count(memberships, and(eq(memberships.userId, userId), role && eq(memberships.role, role)))

export const countMembers = (db: Db, organisationId: string): Promise<number> =>
  db.$count(memberships, eq(memberships.organisationId, organisationId))

export async function insertInvitation(db: Db, row: typeof invitations.$inferInsert): Promise<void> {
  await db.insert(invitations).values(row)
}

export async function findInvitation(db: Db, id: string): Promise<Invitation | undefined> {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id))
  return row
}

/** The invitations of an organisation that nobody has answered, of one inviter if they are named. */
export const listPending = (db: Db, organisationId: string, inviterId?: string): Promise<Invitation[]> =>
  db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.organisationId, organisationId),
        eq(invitations.status, 'pending'),
        inviterId === undefined ? undefined : eq(invitations.inviterId, inviterId),
      ),
    )

/** How often a phone was invited since an instant. */
export const countInvitationsTo = (
  db: Db,
  {
    organisationId,
    phone,
    since,
  }: {
    organisationId: string
    phone: string
    since: Date
  },
): Promise<number> =>
  db.$count(
    invitations,
    and(eq(invitations.organisationId, organisationId), eq(invitations.phone, phone), gt(invitations.createdAt, since)),
  )

export const insertLog = (db: Db, rows: readonly LogRow[]): Promise<void> => insertRows(db, organisationLog, rows)

/** How many invitations and changes the log holds since an instant. */
export async function countSteps(db: Db, organisationId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ steps: count() })
    .from(organisationLog)
    .where(
      and(
        eq(organisationLog.organisationId, organisationId),
        gt(organisationLog.at, since),
        inArray(organisationLog.action, ['invited', 'changed']),
      ),
    )
  return row?.steps ?? 0
}

/** Deletes at most a batch of invitations that ended before an instant. @returns whether the batch was full */
export async function deleteOldInvitations(db: Db, before: Date): Promise<boolean> {
  const old = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(lt(invitations.expiresAt, before), ne(invitations.status, 'pending')))
    .limit(PRUNE_BATCH)
  return (await db.delete(invitations).where(sql`${invitations.id} in ${old}`)).rowCount === PRUNE_BATCH
}
