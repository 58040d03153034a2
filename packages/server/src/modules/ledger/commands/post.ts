import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { writeTogether, type Writes } from '#platform/db/write-together.ts'
import { newId } from '#platform/ids.ts'
import { hasFloor } from '../accounts.ts'
import { changeBalances, insertTransfers } from '../repository.ts'

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
  const writes = posting(ctx, transfers)
  if (Object.keys(writes).length > 0) await writeTogether(ctx.db, writes)
}

/** The same as writes of `writeTogether`; none when nothing moves. */
export function posting(ctx: Ctx<never, Actor>, transfers: readonly Transfer[]): Writes {
  const moving = transfers.filter(({ amountFen }) => amountFen !== 0)
  if (moving.length === 0) return {}
  const at = ctx.clock.now()
  const rows = moving.map(({ debit, credit, ...rest }) => ({
    id: newId(),
    debitAccount: debit,
    creditAccount: credit,
    ...rest,
    at,
  }))
  return { transfers: insertTransfers(rows), ...changeBalances(changesOf(moving)) }
}

/** What a posting changes of each balance. It is one sum, so what arrives in a posting may leave in it again. */
function changesOf(transfers: readonly Transfer[]): [string, Fen][] {
  const byAccount = new Map<string, Fen>()
  const add = (account: string, fen: Fen): void => {
    if (hasFloor(account)) byAccount.set(account, (byAccount.get(account) ?? 0) + fen)
  }
  for (const { debit, credit, amountFen } of transfers) {
    add(credit, amountFen)
    add(debit, -amountFen)
  }
  return [...byAccount]
}
