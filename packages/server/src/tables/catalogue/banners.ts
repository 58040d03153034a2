import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { categories, type LocalName, stages } from '../catalogue.ts'
import { files } from '../files.ts'

/** What the home page shows on top. Each leads to the goods of a category or of a stage. */
export const banners = pgTable(
  'banners',
  {
    code: text().primaryKey(),
    position: integer().notNull().unique(),
    pictureFileId: uuid('picture_file_id')
      .notNull()
      .references(() => files.id),
    titles: jsonb().$type<LocalName>().notNull(),
    texts: jsonb().$type<LocalName>().notNull(),
    category: text().references(() => categories.code),
    stage: text().references(() => stages.code),
  },
  (table) => [check('banners_target', sql`num_nonnulls(${table.category}, ${table.stage}) = 1`)],
)
