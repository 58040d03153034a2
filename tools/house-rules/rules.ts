import { importsByAlias } from './imports-by-alias.ts'
import { locksInRepository } from './locks-in-repository.ts'
import { noChineseInWeb } from './no-chinese-in-web.ts'
import { noOwnClock } from './no-own-clock.ts'
import { noRawFetch } from './no-raw-fetch.ts'
import { noRawPaths } from './no-raw-paths.ts'
import { noReadModifyWrite } from './no-read-modify-write.ts'
import { nothingUnfinished } from './nothing-unfinished.ts'
import type { HouseRule } from './rule.ts'
import { statusByMachine } from './status-by-machine.ts'
import { suppressionsExplained } from './suppressions-explained.ts'
import { transactionShadows } from './transaction-shadows.ts'

/** Every rule of the house. */
export const RULES: HouseRule[] = [
  importsByAlias,
  locksInRepository,
  noChineseInWeb,
  noOwnClock,
  noRawFetch,
  noRawPaths,
  noReadModifyWrite,
  nothingUnfinished,
  statusByMachine,
  suppressionsExplained,
  transactionShadows,
]
