import { accounts } from '../ledger/index.ts'
import type { Deposit } from './repository.ts'

/** Where a deposit lies while it is held: with what its payer has deposited. */
export const payerAccount = ({ payerKind, payerId }: Pick<Deposit, 'payerKind' | 'payerId'>): string =>
  accounts.deposit({ kind: payerKind, id: payerId })

/** Where a deposit goes that is forfeited. */
export const beneficiaryAccount = ({ beneficiaryKind, beneficiaryId }: Deposit): string =>
  beneficiaryKind === null || beneficiaryId === null
    ? accounts.platformForfeited
    : accounts.pending({ kind: beneficiaryKind, id: beneficiaryId })
