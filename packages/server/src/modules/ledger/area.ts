import { defineArea } from '#platform/area.ts'
import { ledgerInvariants } from './invariants.ts'

export const ledgerArea = defineArea({
  invariants: ledgerInvariants,
  tables: { insertOnly: ['ledger_transfers'], neverDeleted: { ledger_balances: ['balance_fen'] } },
})
