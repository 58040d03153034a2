import { check, index, integer, json, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MUTATION_ANSWER_BYTES } from '@zhujia/contract/core/endpoint.ts'
import { sql } from 'drizzle-orm'
import { timestampz } from './auth.ts'

/** Every change of every status, written by the state machine and never changed after. */
export const stateChanges = pgTable(
  'state_changes',
  {
    id: uuid().primaryKey(),
    entity: text().notNull(),
    subjectId: uuid('subject_id').notNull(),
    version: integer().notNull(),
    event: text().notNull(),
    from: text('from_state').notNull(),
    to: text('to_state').notNull(),
    /** The part played: buyer, seller, timer, provider … */
    by: text('by_part').notNull(),
    actorId: uuid('actor_id'),
    reason: text(),
    at: timestampz('at').notNull(),
  },
  (table) => [uniqueIndex('state_changes_once').on(table.entity, table.subjectId, table.version)],
)

/** What a mutation may answer, and its wrapping. */
const ANSWER_BYTES = MUTATION_ANSWER_BYTES + '{"value":}'.length

/** The stored answer of one mutation (idempotency key): it commits with the effect or not at all. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: uuid().notNull(),
    endpoint: text().notNull(),
    requestHash: text('request_hash').notNull(),
    /** As it was sent, letter by letter; `jsonb` would put its fields in another order. */
    answer: json(),
    createdAt: timestampz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
    check('idempotency_keys_bounded', sql`octet_length(${table.answer}::text) <= ${sql.raw(String(ANSWER_BYTES))}`),
  ],
)

/**
 * How much of what one person may do in a window was handed out: a row for each person and limit, written anew in the next
 * window. Processes take shares of it (`platform/access/person-rate.ts`).
 */
export const personRates = pgTable(
  'person_rates',
  {
    userId: uuid('user_id').notNull(),
    /** `read`, `mutation` or `mutationDay`. */
    kind: text().notNull(),
    windowStart: timestampz('window_start').notNull(),
    taken: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] }), index('person_rates_age').on(table.windowStart)],
)

/** Something that happens by itself at `dueAt`; swept by a job, so a restart loses none. */
export const timers = pgTable(
  'timers',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    subjectId: uuid('subject_id').notNull(),
    dueAt: timestampz('due_at').notNull(),
    /** How often its work was done; how often it failed since then. */
    runs: integer().notNull().default(0),
    failures: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('timers_once').on(table.kind, table.subjectId), index('timers_due').on(table.dueAt)],
)

/** Single facts about this installation, such as that the demo world has been loaded. */
export const facts = pgTable('facts', {
  key: text().primaryKey(),
  value: text().notNull(),
  at: timestampz('at').notNull(),
})
