import { sql } from 'drizzle-orm'
import {
  boolean,
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
import type { Role } from '@zhujia/contract/core/roles.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const timestampz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  phone: text().notNull().unique(),
  nickname: text().notNull(),
  avatarFileId: uuid('avatar_file_id'),
  passwordHash: text('password_hash'),
  /** Raised by password, phone and role changes: sessions that carry an older one are dead. */
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
