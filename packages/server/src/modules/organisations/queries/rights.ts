import type { Permission } from '@zhujia/contract/organisations/kinds.ts'
import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { memberships } from '#tables/organisations.ts'

/** Whether a member may do something, as a condition on a membership. */
export const may = (permission: Permission): SQL =>
  sql`(${memberships.isOwner} or ${permission} = any(${memberships.permissions}))`

/**
 * The ids of the organisations in which a person holds a permission, as a subquery in parentheses, so that membership is part of the
 * statement that reads or writes an organisation's rows: `inArray(orders.shopId, memberWith(userId, 'order.read'))`. The membership
 * is read by each request, so that a change of it holds from the next one on.
 */
export const memberWith = (userId: string | Placeholder, permission: Permission): SQL =>
  sql`(${organisationsWith(userId, permission)})`

/** The same without parentheses, as a statement of its own: one column, `organisation_id`. */
export const organisationsWith = (
  userId: string | Placeholder,
  permission: Permission,
): SQL => sql`select ${memberships.organisationId} from ${memberships}
    where ${memberships.userId} = ${userId} and ${may(permission)}`

/** The people who may do something in an organisation: one column, `user_id`. */
export const membersWith = (organisationId: SQL | PgColumn | string, permission: Permission): SQL =>
  sql`select ${memberships.userId} from ${memberships}
    where ${memberships.organisationId} = ${organisationId} and ${may(permission)}`

/** Whether a person belongs to an organisation, with any permissions, as a column. */
export const isMemberOf = (userId: SQL, organisationId: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from ${memberships} where ${memberships.organisationId} = ${organisationId} and ${memberships.userId} = ${userId})`

/** The ids of the organisations that a person owns, in the same form as `memberWith`. */
export const ownedBy = (userId: string | Placeholder): SQL =>
  sql`(select ${memberships.organisationId} from ${memberships} where ${memberships.userId} = ${userId} and ${memberships.isOwner})`
