import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampz, users } from './auth.ts'

/** What a file is for: `drawing` is a picture that the server draws itself, the others are uploads. */
export type FilePurpose = 'avatar' | 'review' | 'drawing' | 'productVideo'

/** A picture in three sizes, or a video as it came. The row is written before its bytes, so that those of a process that ended have one and are removed with it. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    purpose: text().$type<FilePurpose>().notNull(),
    ownerId: uuid('owner_id').references(() => users.id),
    /** What to draw, for pictures without an upload; rasterised when first asked for. */
    drawing: jsonb(),
    createdAt: timestampz('created_at').notNull(),
    /** Since when nothing shows an upload: from when it came until it is attached, and again once it is detached. */
    looseSince: timestampz('loose_since'),
  },
  (table) => [
    index('files_owner').on(table.ownerId, table.createdAt),
    index('files_loose')
      .on(table.looseSince)
      .where(sql`loose_since is not null`),
    check('files_source', sql`(${table.purpose} = 'drawing') = (${table.drawing} is not null)`),
    check(
      'files_looseness',
      sql`${table.looseSince} is null or ${table.purpose} in ('avatar', 'review', 'productVideo')`,
    ),
    check('files_owned', sql`${table.purpose} = 'drawing' or ${table.ownerId} is not null`),
  ],
)

/** How many images somebody has sent since `since`, refused ones too: judging one costs as much as storing it. */
export const uploadTries = pgTable('upload_tries', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  since: timestampz('since').notNull(),
  tries: integer().notNull(),
})
