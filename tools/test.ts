import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { buildWeb } from './build-web.ts'
import { startDemoServer } from './demo-server.ts'
import { ROOT } from './root.ts'
import { exitCode } from './run.ts'

interface Count {
  passed: number
  failed: number
}

const UNIT_REPORT = join(ROOT, '.cache/unit.json')
const E2E_REPORT = join(ROOT, '.cache/e2e.json')

/** `npm test`: every test on one PostgreSQL of its own, in the browser too; ends with `N passed, N failed`. */
async function testAll(): Promise<Count> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  for (const report of [UNIT_REPORT, E2E_REPORT]) rmSync(report, { force: true })
  const postgres = await launchEmbedded({ dataDir: join(ROOT, '.cache/test-postgres'), disposable: true })
  try {
    const unitExit = await exitCode(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${UNIT_REPORT}`,
      ],
      { ZHUJIA_TEST_POSTGRES: postgres.url },
    )
    await buildWeb()
    const server = await startDemoServer(postgres.url)
    try {
      const e2eExit = await exitCode(
        ['node_modules/playwright/cli.js', 'test', '--config', 'packages/e2e/playwright.config.ts'],
        { ZHUJIA_URL: server.url },
      )
      return add(unitCount(unitExit), e2eCount(e2eExit))
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

/** A runner that fails without counting a failure (it crashed, or found no test) is one failure. */
const atLeast = (count: Count, exit: number): Count =>
  exit !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count

function unitCount(exit: number): Count {
  if (!existsSync(UNIT_REPORT)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(UNIT_REPORT, 'utf8')) as { numPassedTests: number; numFailedTests: number }
  return atLeast({ passed: report.numPassedTests, failed: report.numFailedTests }, exit)
}

function e2eCount(exit: number): Count {
  if (!existsSync(E2E_REPORT)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(E2E_REPORT, 'utf8')) as { stats: { expected: number; unexpected: number } }
  return atLeast({ passed: stats.expected, failed: stats.unexpected }, exit)
}

const add = (a: Count, b: Count): Count => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

const { passed, failed } = await testAll()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
