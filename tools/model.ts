import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import type { ModelReport } from '../packages/server/src/testing/model/run.ts'
import { makeTemplate } from '../packages/server/src/testing/test-database.ts'
import { blocksOf, type Block } from './model/blocks.ts'
import { ROOT } from './root.ts'

const WORKERS_MAX = 4
const SAY_EVERY = 200

const { values } = parseArgs({ options: { runs: { type: 'string', default: '2000' }, seed: { type: 'string' } } })
const runs = Number(values.runs)
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)

const total: ModelReport = { sequences: 0, steps: 0, outcomes: {}, fault: undefined }

function add({ sequences, steps, outcomes, fault }: ModelReport, block: Block): void {
  const before = total.sequences
  total.sequences += sequences
  total.steps += steps
  for (const [what, times] of Object.entries(outcomes)) total.outcomes[what] = (total.outcomes[what] ?? 0) + times
  if (fault !== undefined) total.fault ??= `${fault}\n(npm run model -- --runs ${block.runs} --seed ${block.seed})`
  if (Math.floor(before / SAY_EVERY) < Math.floor(total.sequences / SAY_EVERY))
    console.log(`${total.sequences} sequences, ${total.steps} steps`)
}

/** Sends a block to a worker and waits for its report; rejects when the worker process ends. */
async function runBlock(worker: ChildProcess, block: Block, templateUrl: string): Promise<ModelReport> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null): void => reject(new Error(`a worker ended with ${code}`))
    worker.once('exit', failed)
    worker.once('message', (report) => {
      worker.off('exit', failed)
      resolve(report as ModelReport)
    })
    worker.send({ ...block, templateUrl })
  })
}

/** Takes blocks from the list until it is empty or a worker has found a fault. */
async function work(blocks: Block[], templateUrl: string): Promise<void> {
  const worker = fork(join(ROOT, 'tools/model-worker.ts'), { execArgv: ['--disable-warning=ExperimentalWarning'] })
  try {
    for (let block = blocks.shift(); block && total.fault === undefined; block = blocks.shift())
      add(await runBlock(worker, block, templateUrl), block)
  } finally {
    worker.kill()
  }
}

/** Commits do not wait for the disk: after a crash of the machine the run is started again anyway. */
async function stopWaitingForDisk(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query('alter system set synchronous_commit = off')
  await client.query('select pg_reload_conf()')
  await client.end()
}

async function runAll(): Promise<void> {
  const postgres = await launchEmbedded({ dataDir: join(ROOT, '.cache/model-postgres') })
  try {
    await stopWaitingForDisk(postgres.url)
    const templateUrl = await makeTemplate(postgres.url)
    const blocks = blocksOf({ runs, seed })
    const workers = Math.min(WORKERS_MAX, availableParallelism(), blocks.length)
    await Promise.all(Array.from({ length: workers }, () => work(blocks, templateUrl)))
  } finally {
    await postgres.stop()
  }
}

if (!Number.isInteger(runs) || !Number.isInteger(seed) || runs < 1) {
  console.error('usage: npm run model -- [--runs 2000] [--seed 1]')
  process.exit(2)
}
console.log(`seed ${seed}`)
const begun = performance.now()
await runAll()
const seconds = Math.round((performance.now() - begun) / 1000)
for (const [what, times] of Object.entries(total.outcomes).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${String(times).padStart(7)}  ${what}`)
if (total.fault !== undefined) console.log(`\n✗ ${total.fault}`)
const isWhole = total.fault === undefined && total.sequences === runs
const verdict = total.fault === undefined ? 'no fault' : 'one fault'
console.log(
  `\n${total.sequences} of ${runs} sequences, ${total.steps} steps in ${seconds} s, ${verdict} (npm run model -- --runs ${runs} --seed ${seed})`,
)
process.exit(isWhole ? 0 : 1)
