import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './auth.ts'

/** What the embedded SMS simulator "delivered"; read by its page, which exists outside production only. */
export const simulatedSms = pgTable(
  'simulated_sms',
  { id: uuid().primaryKey(), phone: text().notNull(), body: text().notNull(), at: moment('at').notNull() },
  (table) => [index('simulated_sms_at').on(table.at)],
)
