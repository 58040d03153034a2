import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { buildWeb } from './build-web.ts'
import { startDemoServer } from './demo-server.ts'
import { ROOT } from './root.ts'
import { exitCode } from './run.ts'
import { listAreas, select, type Selection } from './tests/areas.ts'
import { FAILS_AT, overruns, tableOf } from './tests/budget.ts'
import { atReference, type Span, watchPace } from './tests/pace.ts'
import {
  forgetReports,
  journeyCount,
  readCosts,
  readFailures,
  unitCount,
  UNIT_REPORT,
  type Count,
} from './tests/reports.ts'
import { areasOfScreens } from './web/screen-chunks.ts'

const NOTHING: Count = { passed: 0, failed: 0 }

const runUnits = (postgresUrl: string, files: readonly string[]): Promise<number> =>
  exitCode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tools/tests/module-times.ts',
      `--outputFile.json=${UNIT_REPORT}`,
      ...files,
    ],
    { ZHUJIA_TEST_POSTGRES: postgresUrl },
  )

const PLAYWRIGHT = ['node_modules/playwright/cli.js', 'test', '--config', 'packages/e2e/playwright.config.ts']

const runJourneys = (appUrl: string, grep: string | undefined): Promise<number> =>
  exitCode(grep === undefined ? PLAYWRIGHT : [...PLAYWRIGHT, '--grep', grep], { ZHUJIA_URL: appUrl })

/** What cannot even begin (no database, no build, a server that does not come up) is a failure, and the count is still printed. */
async function countFault<T extends Count>(work: () => Promise<T>): Promise<T | Count> {
  try {
    return await work()
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

async function testUnits(postgresUrl: string, only: Selection | undefined): Promise<Count> {
  if (only?.units.length === 0) return NOTHING
  return unitCount(await runUnits(postgresUrl, only?.units ?? []))
}

/** @returns the count, with how long the server took to load the demo world */
async function testJourneys(
  postgresUrl: string,
  only: Selection | undefined,
): Promise<Count & { load?: Span | undefined }> {
  if (only && only.journeys === undefined) return NOTHING
  await buildWeb()
  const server = await startDemoServer(postgresUrl)
  try {
    return { ...journeyCount(await runJourneys(server.url, only?.journeys)), load: server.load }
  } finally {
    await server.stop()
  }
}

/** The areas to test, all of them where none is named. */
function readWanted(areas: readonly string[]): string[] {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !areas.includes(name))
  if (unknown.length === 0) return wanted
  console.error(`There is no area ${unknown.join(', ')}. The areas are: ${areas.join(', ')}`)
  return process.exit(2)
}

/**
 * `npm test`: every test on one PostgreSQL of its own, in the browser too; `npm test -- orders cart`: those of some areas.
 * Ends with what each area took, the tests that failed, and `N passed, N failed`; an area over its budget is named,
 * and fails the run at one and a half times (decision 087).
 */
async function testAll(): Promise<Count> {
  const areas = listAreas(ROOT)
  const wanted = readWanted(areas)
  const screens = await areasOfScreens()
  const only = wanted.length > 0 ? select(ROOT, { wanted, areas, screens }) : undefined
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  forgetReports()
  const postgres = await launchEmbedded({ dataDir: join(ROOT, '.cache/test-postgres'), disposable: true })
  const pace = watchPace()
  try {
    const units = await countFault(() => testUnits(postgres.url, only))
    const journeys = await countFault(() => testJourneys(postgres.url, only))
    const costs = readCosts({ areas, screens, samples: pace.samples })
    const span = 'load' in journeys ? journeys.load : undefined
    const load = span && { wallMs: span.ms, ms: atReference(span, pace.samples) }
    const over = (times: number): string[] => overruns(costs, { isWhole: only === undefined, times, load })
    const tooSlow = over(FAILS_AT)
    console.log(`\n${tableOf(costs).join('\n')}\n`)
    for (const line of over(1)) console.warn(`${tooSlow.includes(line) ? '✗' : '!'} ${line}`)
    for (const line of readFailures()) console.error(line)
    return {
      passed: units.passed + journeys.passed,
      failed: units.failed + journeys.failed + tooSlow.length,
    }
  } finally {
    pace.stop()
    await postgres.stop()
  }
}

const { passed, failed } = await testAll().catch((error: unknown): Count => {
  console.error(error)
  return { passed: 0, failed: 1 }
})
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
