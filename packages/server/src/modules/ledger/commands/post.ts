import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { hasFloor } from '../accounts.ts'
import { creditBalances, debitBalances, insertTransfers } from '../repository.ts'

export interface Transfer {
  /** Where the money leaves. */
  debit: string
  /** Where it arrives. */
  credit: string
  amountFen: Fen
  /** With `ref` the name of this movement: the same one cannot be posted twice. */
  kind: string
  ref: string
}

/**
 * Posts transfers in the caller's transaction. Transfers of zero are left out.
 * @throws when one was posted before or an account would go below zero: both are bugs of the caller, and roll back
 */
export async function post(ctx: Ctx<never, Actor>, transfers: readonly Transfer[]): Promise<void> {
  const moving = transfers.filter(({ amountFen }) => amountFen !== 0)
  if (moving.length === 0) return
  const at = ctx.clock.now()
  await insertTransfers(
    ctx.db,
    moving.map(({ debit, credit, ...rest }) => ({
      id: newId(),
      debitAccount: debit,
      creditAccount: credit,
      ...rest,
      at,
    })),
  )
  // Credits first: what arrives in this posting may leave in it again.
  await creditBalances(
    ctx.db,
    sums(moving, ({ credit }) => credit),
  )
  await debitBalances(
    ctx.db,
    sums(moving, ({ debit }) => debit),
  )
}

/** Sums by account, in one fixed order so that two postings never wait for each other crosswise. */
function sums(transfers: readonly Transfer[], accountOf: (transfer: Transfer) => string): [string, Fen][] {
  const byAccount = new Map<string, Fen>()
  for (const transfer of transfers) {
    const account = accountOf(transfer)
    if (hasFloor(account)) byAccount.set(account, (byAccount.get(account) ?? 0) + transfer.amountFen)
  }
  return [...byAccount].toSorted(([a], [b]) => (a < b ? -1 : 1))
}
