import { INVARIANTS } from './areas.ts'
import type { Db } from './platform/db/types.ts'
import { checkInvariants, type Violation } from './platform/invariants.ts'

/** Checks every invariant of money, orders, payments, refunds, stock and histories; an empty list means that all hold. */
export const listViolations = (db: Db): Promise<Violation[]> => checkInvariants(db, INVARIANTS)
