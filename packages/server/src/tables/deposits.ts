import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { PartyKind } from '@zhujia/contract/core/parties.ts'
import { DOWN_PAYMENT_PARTS, type DepositKind, type DepositSubject } from '@zhujia/contract/deposits/kinds.ts'
import type { DepositState } from '@zhujia/contract/deposits/states.ts'
import { timestampz, users } from './auth.ts'
import { fenColumn } from './ledger.ts'

/** Deposits, a row for each funding; its payment names it as its payable. */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    kind: text().$type<DepositKind>().notNull(),
    status: text().$type<DepositState>().notNull(),
    version: integer().notNull().default(0),
    payerKind: text('payer_kind').$type<PartyKind>().notNull(),
    payerId: uuid('payer_id').notNull(),
    /** Who gets what is forfeited; null: the platform. */
    beneficiaryKind: text('beneficiary_kind').$type<PartyKind>(),
    beneficiaryId: uuid('beneficiary_id'),
    subjectKind: text('subject_kind').$type<DepositSubject>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    amountFen: fenColumn('amount_fen').notNull(),
    /** The value of the contract that it belongs to; a down payment has one. */
    contractFen: fenColumn('contract_fen'),
    /** The terms as the payer agreed to them, word for word. */
    termsVersion: integer('terms_version').notNull(),
    termsText: text('terms_text').notNull(),
    termsLocale: text('terms_locale').$type<Locale>().notNull(),
    /** Who opened it. */
    openedBy: uuid('opened_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestampz('created_at').notNull(),
    expiresAt: timestampz('expires_at').notNull(),
    paidAt: timestampz('paid_at'),
  },
  (table) => [
    index('deposits_subject').on(table.subjectKind, table.subjectId, table.createdAt.desc().nullsFirst(), table.id),
    index('deposits_held')
      .on(table.subjectKind, table.subjectId)
      .where(sql`status = 'held'`),
    uniqueIndex('deposits_one_unpaid')
      .on(table.subjectKind, table.subjectId, table.kind, table.payerKind, table.payerId)
      .where(sql`status = 'unpaid'`),
    check('deposits_amount', sql`${table.amountFen} > 0 and ${table.contractFen} > 0`),
    check('deposits_beneficiary', sql`num_nulls(${table.beneficiaryKind}, ${table.beneficiaryId}) in (0, 2)`),
    check('deposits_paid', sql`(${table.paidAt} is null) = (${table.status} in ('unpaid', 'lapsed'))`),
    check(
      'deposits_down_payment',
      sql`${table.kind} <> 'downPayment' or (${table.contractFen} is not null and ${table.amountFen} * ${sql.raw(String(DOWN_PAYMENT_PARTS))} <= ${table.contractFen})`,
    ),
  ],
)
