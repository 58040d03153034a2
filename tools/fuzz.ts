import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { FUZZ_SETTINGS, runFuzz, type FuzzReport } from '../packages/server/src/testing/fuzz/run.ts'
import { makeTestApp } from '../packages/server/src/testing/test-app.ts'
import { makeTemplate } from '../packages/server/src/testing/test-database.ts'
import { ROOT } from './root.ts'

const { values } = parseArgs({ options: { n: { type: 'string', default: '2000' }, seed: { type: 'string' } } })
const n = Number(values.n)
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)

/** The application in process, on a database of its own. */
async function fuzz(): Promise<FuzzReport> {
  const postgres = await launchEmbedded({ dataDir: join(ROOT, '.cache/fuzz-postgres') })
  try {
    const at = await makeTestApp(FUZZ_SETTINGS, { templateUrl: await makeTemplate(postgres.url) })
    try {
      return await runFuzz(at, { n, seed, say: (line) => console.log(line) })
    } finally {
      await at.close()
    }
  } finally {
    await postgres.stop()
  }
}

if (!Number.isInteger(n) || !Number.isInteger(seed) || n < 1) {
  console.error('usage: npm run fuzz -- [--n 2000] [--seed 1]')
  process.exit(2)
}
console.log(`seed ${seed}`)
const { requests, outcomes, faults } = await fuzz()
for (const [outcome, count] of Object.entries(outcomes).toSorted(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(7)}  ${outcome}`)
for (const fault of faults) console.log(`\n✗ ${fault}`)
console.log(`\n${requests} requests, ${faults.length} faults (npm run fuzz -- --n ${n} --seed ${seed})`)
process.exit(faults.length === 0 ? 0 : 1)
