import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { FUZZ_SETTINGS, runFuzz, type FuzzReport } from '../packages/server/src/testing/fuzz/run.ts'
import { ENDPOINT_KEYS } from '../packages/server/src/testing/requests.ts'
import { makeTestApp } from '../packages/server/src/testing/test-app.ts'
import { makeTemplate } from '../packages/server/src/testing/test-database.ts'
import { ROOT } from './root.ts'

/** With so many generated requests, every endpoint must have succeeded at least once. */
const WHOLE = ENDPOINT_KEYS.length * 100
/** Endpoints that need a secret of their caller: generated requests cannot succeed, only the prepared ones do. */
const NEEDS_MORE: readonly string[] = ['auth.login', 'auth.resetPassword']

const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } })
const n = values.n === undefined ? WHOLE : Number(values.n)
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
  console.error(`usage: npm run fuzz -- [--n ${WHOLE}] [--seed 1]`)
  process.exit(2)
}
console.log(`seed ${seed}`)
const { requests, outcomes, faults, succeeded } = await fuzz()
const missed = ENDPOINT_KEYS.filter((key) => !succeeded.includes(key) && !NEEDS_MORE.includes(key))
if (n >= WHOLE) faults.push(...missed.map((key) => `no request generated from the schemas of ${key} has succeeded`))
for (const [outcome, count] of Object.entries(outcomes).toSorted(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(7)}  ${outcome}`)
for (const fault of faults) console.log(`\n✗ ${fault}`)
console.log(`\n${requests} requests, ${faults.length} faults (npm run fuzz -- --n ${n} --seed ${seed})`)
process.exit(faults.length === 0 ? 0 : 1)
