import { inArray, sql, type SQL } from 'drizzle-orm'
import { users } from '#tables/auth.ts'
import { membersWith } from './rights.ts'

/** People who are notified of something about an organisation. */
export const thesePeople = (userIds: readonly string[], organisationId: string): SQL =>
  sql`select id as user_id, ${organisationId}::uuid as subject_id from ${users} where ${inArray(users.id, [...userIds])}`

/** Those who have an account with one of these phones. */
export const whoHave = (phones: readonly string[], organisationId: string): SQL =>
  sql`select id as user_id, ${organisationId}::uuid as subject_id from ${users} where ${inArray(users.phone, [...phones])}`

/** Those who manage an organisation's members. */
export const itsManagers = (organisationId: string): SQL =>
  sql`select managers.user_id, ${organisationId}::uuid as subject_id from (${membersWith(organisationId, 'member.manage')}) managers`
