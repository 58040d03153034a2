import type { Fen } from '@zhujia/contract/core/money.ts'
import { insertRows } from '#platform/db/insert-rows.ts'
import type { Db } from '#platform/db/types.ts'
import { ledgerTransfers } from '#tables/ledger.ts'
import { hasFloor } from './accounts.ts'
import type { Transfer } from './commands/post.ts'
import { creditBalances } from './repository.ts'

const ACCOUNTS_AT_ONCE = 5000

/** Writes transfers of the past as `post` would have written them one by one, with the balances that they leave. */
export async function seedTransfers(
  db: Db,
  transfers: readonly (Transfer & { at: Date })[],
  nextId: () => string,
): Promise<void> {
  const moving = transfers.filter(({ amountFen }) => amountFen !== 0)
  await insertRows(
    db,
    ledgerTransfers,
    moving.map(({ debit, credit, ...rest }) => ({ id: nextId(), debitAccount: debit, creditAccount: credit, ...rest })),
  )
  const left = new Map<string, Fen>()
  const move = (account: string, fen: Fen): void =>
    void (hasFloor(account) && left.set(account, (left.get(account) ?? 0) + fen))
  for (const { debit, credit, amountFen } of moving) {
    move(credit, amountFen)
    move(debit, -amountFen)
  }
  const sums = [...left].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (let from = 0; from < sums.length; from += ACCOUNTS_AT_ONCE)
    await creditBalances(db, sums.slice(from, from + ACCOUNTS_AT_ONCE))
}
