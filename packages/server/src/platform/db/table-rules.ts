/**
 * How the rows of an area's tables may change; PostgreSQL enforces it, also for the owner (decision 015). Every table is in one of
 * the three lists.
 */
export interface TableRules {
  /** History and evidence: a row is written once, and stays as it is. A mistake is corrected by another row. */
  insertOnly?: readonly string[]
  /**
   * Rows that stay for ever, with the columns that may change; `any` where all may. A table that others refer to has at least one,
   * because the check of a foreign key locks the row that it finds.
   */
  neverDeleted?: Readonly<Record<string, readonly string[] | 'any'>>
  /** Rows that are inserted, changed and deleted. */
  ordinary?: readonly string[]
}

/** The platform's own tables, and the simulators'. */
export const PLATFORM_TABLES: TableRules = {
  insertOnly: ['state_changes'],
  ordinary: [
    'facts',
    'idempotency_keys',
    'person_rates',
    'simulated_notices',
    'simulated_payments',
    'simulated_refunds',
    'simulated_sms',
    'simulator_keys',
    'timers',
  ],
}

/** The rules of all tables together. @throws when a table is named twice: whichever came last would decide */
export function joinRules(all: readonly TableRules[]): Required<TableRules> {
  const insertOnly = all.flatMap((rules) => rules.insertOnly ?? [])
  const neverDeleted = all.flatMap((rules) => Object.entries(rules.neverDeleted ?? {}))
  const ordinary = all.flatMap((rules) => rules.ordinary ?? [])
  const names = [...insertOnly, ...neverDeleted.map(([name]) => name), ...ordinary]
  const twice = names.find((name, i) => names.indexOf(name) < i)
  if (twice !== undefined) throw new Error(`${twice} is named twice`)
  return { insertOnly, neverDeleted: Object.fromEntries(neverDeleted), ordinary }
}
