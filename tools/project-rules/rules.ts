import { columnsNamed } from './columns-named.ts'
import { importsByAlias } from './imports-by-alias.ts'
import { limitsFromContract } from './limits-from-contract.ts'
import { locksInRepository } from './locks-in-repository.ts'
import { noChineseInWeb } from './no-chinese-in-web.ts'
import { mocksIsolated } from './mocks-isolated.ts'
import { noForcedSteps } from './no-forced-steps.ts'
import { noOwnClock } from './no-own-clock.ts'
import { noRawFetch } from './no-raw-fetch.ts'
import { noRawPaths } from './no-raw-paths.ts'
import { noRawTables } from './no-raw-tables.ts'
import { noReadModifyWrite } from './no-read-modify-write.ts'
import { nothingUnfinished } from './nothing-unfinished.ts'
import type { ProjectRule } from './rule.ts'
import { staleByMark } from './stale-by-mark.ts'
import { statusByMachine } from './status-by-machine.ts'
import { stockCounters } from './stock-counters.ts'
import { suppressionsExplained } from './suppressions-explained.ts'
import { transactionShadows } from './transaction-shadows.ts'
import { transitionAnswered } from './transition-answered.ts'
import { wordsOfGlossary } from './words-of-glossary.ts'

/** Every project rule. */
export const RULES: ProjectRule[] = [
  columnsNamed,
  importsByAlias,
  limitsFromContract,
  locksInRepository,
  noChineseInWeb,
  mocksIsolated,
  noForcedSteps,
  noOwnClock,
  noRawFetch,
  noRawPaths,
  noRawTables,
  noReadModifyWrite,
  nothingUnfinished,
  staleByMark,
  statusByMachine,
  stockCounters,
  suppressionsExplained,
  transactionShadows,
  transitionAnswered,
  wordsOfGlossary,
]
