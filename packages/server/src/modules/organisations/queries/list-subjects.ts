import { KINDS, ORGANISATION_KINDS } from '@zhujia/contract/organisations/kinds.ts'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Subject } from '#modules/notifications/index.ts'
import type { Db } from '#platform/db/types.ts'
import { users } from '#tables/auth.ts'
import { invitations, organisations } from '#tables/organisations.ts'
import { shops } from '#tables/shops.ts'
import { named } from './named.ts'
import { isMemberOf } from './rights.ts'

const PUBLIC = KINDS.filter((kind) => ORGANISATION_KINDS[kind].isPublic)

/** Organisations as the subjects of notifications: those that are public, and those that somebody belongs to or is invited to. */
export async function listOrganisations(db: Db, userId: string, ids: readonly string[]): Promise<Subject[]> {
  const isInvited = sql`exists (select from ${invitations} join ${users} on ${users.phone} = ${invitations.phone}
    where ${invitations.organisationId} = ${organisations.id} and ${users.id} = ${userId} and ${invitations.status} = 'pending')`
  const rows = await db
    .select(named)
    .from(organisations)
    .leftJoin(shops, eq(shops.id, organisations.id))
    .where(
      and(
        inArray(organisations.id, [...ids]),
        or(inArray(organisations.kind, PUBLIC), isMemberOf(sql`${userId}::uuid`, sql`${organisations.id}`), isInvited),
      ),
    )
  return rows.map(({ id, name, pictureFileId }) => ({ is: 'organisation', id, title: name, pictureFileId }))
}
