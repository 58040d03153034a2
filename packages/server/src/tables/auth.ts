import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  inet,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { PHONE_CHANGE_HOURS } from '@zhujia/contract/core/limits.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const timestampz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  phone: text().notNull().unique(),
  nickname: text().notNull(),
  avatarFileId: uuid('avatar_file_id'),
  passwordHash: text('password_hash'),
  /** Raised by a new password or phone: sessions that carry an older one are dead. */
  authEpoch: integer('auth_epoch').notNull().default(0),
  disabledAt: timestampz('disabled_at'),
  createdAt: timestampz('created_at').notNull(),
})

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text().$type<Role>().notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
    /** Granted by a membership alone: it ends with the last one that grants it. */
    isByMembership: boolean('is_by_membership').notNull().default(false),
    grantedAt: timestampz('granted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    uniqueIndex('user_roles_one_primary')
      .on(table.userId)
      .where(sql`is_primary`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: bytea('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    activeRoles: text('active_roles').array().$type<Role[]>().notNull(),
    authEpoch: integer('auth_epoch').notNull(),
    device: text().notNull(),
    /** The subnet of the login: enough to tell one's own devices apart, and no address of a person. */
    network: text(),
    createdAt: timestampz('created_at').notNull(),
    lastSeenAt: timestampz('last_seen_at').notNull(),
    idleExpiresAt: timestampz('idle_expires_at').notNull(),
    absoluteExpiresAt: timestampz('absolute_expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId, table.lastSeenAt)],
)

/** One SMS code. The six digits are derived from the row's id by a keyed hash, so no column holds them. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: uuid().primaryKey(),
    phone: text().notNull(),
    purpose: text().notNull(),
    /** Who asked for it while logged in, and alone may use it; null of a login or a reset. */
    userId: uuid('user_id').references(() => users.id),
    /** The known device that asked for it, and that alone may answer it; null for any other. */
    deviceId: uuid('device_id'),
    /** The address, of IPv6 its /64. */
    ip: inet().notNull(),
    tries: integer().notNull().default(0),
    createdAt: timestampz('created_at').notNull(),
    expiresAt: timestampz('expires_at').notNull(),
    usedAt: timestampz('used_at'),
  },
  (table) => [
    index('sms_codes_phone').on(table.phone, table.createdAt),
    index('sms_codes_ip').on(table.ip, table.createdAt),
  ],
)

/** A new phone that the old one has not agreed to: at most one for an account, until its timer, a cancellation or a new password ends it. */
export const phoneChanges = pgTable(
  'phone_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    phone: text().notNull(),
    requestedAt: timestampz('requested_at').notNull(),
    dueAt: timestampz('due_at').notNull(),
  },
  (table) => [
    check(
      'phone_changes_waits',
      sql`${table.dueAt} >= ${table.requestedAt} + interval '${sql.raw(String(PHONE_CHANGE_HOURS))} hours'`,
    ),
    check('phone_changes_phone', sql`${table.phone} ~ '^1[3-9][0-9]{9}$'`),
  ],
)

/** Counters of guesses at passwords and codes: of an address, a subnet, a phone, a known device. */
export const loginThrottles = pgTable('login_throttles', {
  /** What is counted, such as `phone 13800000001` or `subnet 2001:db8:1::/48`. */
  key: text().primaryKey(),
  /** When the counter is empty again: it leaks one guess in each step of its kind. */
  emptyAt: timestampz('empty_at').notNull(),
})

/** Which device signed in to which account. What strangers guess does not hold these up. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the token that the device made for itself; the token is never stored. */
    tokenHash: bytea('token_hash').notNull(),
    lastSeenAt: timestampz('last_seen_at').notNull(),
  },
  (table) => [uniqueIndex('known_devices_token').on(table.userId, table.tokenHash)],
)
