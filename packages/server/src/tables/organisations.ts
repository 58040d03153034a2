import {
  KINDS,
  ORGANISATION_KINDS,
  type OrganisationKind,
  type Permission,
  type Rights,
} from '@zhujia/contract/organisations/kinds.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import type { InvitationState, LogAction } from '@zhujia/contract/organisations/states.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestampz, users } from './auth.ts'

/** The kinds whose organisations have a table of their own, which has the name. */
const NAMED_ELSEWHERE = KINDS.filter((kind) => ORGANISATION_KINDS[kind].isPublic).map((kind) => `'${kind}'`)

/** Whatever people belong to: a shop, a company, a household. What a shop is beside that stands in `shops`, under the same id. */
export const organisations = pgTable(
  'organisations',
  {
    id: uuid().primaryKey(),
    kind: text().$type<OrganisationKind>().notNull(),
    name: text(),
    createdAt: timestampz('created_at').notNull(),
  },
  (table) => [
    check(
      'organisations_name',
      sql`(${table.name} is null) = (${table.kind} in (${sql.raw(NAMED_ELSEWHERE.join(', '))}))`,
    ),
  ],
)

/** What a membership or an invitation is: a role code, ownership, permissions. */
const offerColumns = {
  role: text().$type<Role>(),
  /** An owner may everything that the kind knows; the others what is listed. */
  isOwner: boolean('is_owner').notNull().default(false),
  permissions: text().array().$type<Permission[]>().notNull(),
}

export const memberships = pgTable(
  'memberships',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    ...offerColumns,
    createdAt: timestampz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index('memberships_user').on(table.userId),
  ],
)

/** Offers of a membership to whoever has a phone, with an account or without. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    phone: text().notNull(),
    ...offerColumns,
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => users.id),
    status: text().$type<InvitationState>().notNull(),
    version: integer().notNull().default(0),
    createdAt: timestampz('created_at').notNull(),
    expiresAt: timestampz('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_one_pending')
      .on(table.organisationId, table.phone)
      .where(sql`status = 'pending'`),
    index('invitations_sent').on(table.organisationId, table.createdAt.desc().nullsFirst(), table.id),
    index('invitations_sent_state').on(
      table.organisationId,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id,
    ),
    index('invitations_received').on(table.phone, table.createdAt.desc().nullsFirst(), table.id),
    index('invitations_received_state').on(table.phone, table.status, table.createdAt.desc().nullsFirst(), table.id),
    index('invitations_age').on(table.expiresAt),
    check('invitations_expiry', sql`${table.expiresAt} > ${table.createdAt}`),
    check('invitations_phone', sql`${table.phone} ~ '^1[3-9][0-9]{9}$'`),
  ],
)

/** What was done to the members and invitations of an organisation; only ever inserted. */
export const organisationLog = pgTable(
  'organisation_log',
  {
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    at: timestampz('at').notNull(),
    action: text().$type<LogAction>().notNull(),
    /** Null: a timer. */
    actorId: uuid('actor_id').references(() => users.id),
    /** Whom it is about: a person, or the masked phone that was invited. */
    userId: uuid('user_id').references(() => users.id),
    phoneMasked: text('phone_masked'),
    before: jsonb().$type<Rights>(),
    after: jsonb().$type<Rights>(),
    /** The role code that the person gained or lost by it. */
    role: text().$type<Role>(),
  },
  (table) => [
    index('organisation_log_newest').on(table.organisationId, table.at.desc().nullsFirst(), table.id),
    check('organisation_log_subject', sql`num_nonnulls(${table.userId}, ${table.phoneMasked}) = 1`),
  ],
)
