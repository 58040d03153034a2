import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { urlFor } from '../packages/server/src/platform/db/provision.ts'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import type { TestApp } from '../packages/server/src/testing/test-app.ts'
import { compare } from './bench/compare.ts'
import { type Count, countAll, type Counted, Statements, waitForJobs, withApp, withHttp } from './bench/count.ts'
import { clientIn } from './bench/client.ts'
import { postmasterOf } from './bench/cpu.ts'
import { fillBaseline } from './bench/baseline/fill.ts'
import { type Larger, measure, type Servers } from './bench/measure.ts'
import { watchMemory } from './bench/memory.ts'
import { type Operation, operationsOf } from './bench/operations.ts'
import { readScene, type Scene } from './bench/scene.ts'
import { growthTableOf, judge, tableOf, type Verdict } from './bench/verdict.ts'
import { prepareWorlds, SECRET, type Size } from './bench/world.ts'
import { type RunningServer, startServer } from './demo-server.ts'
import { ROOT } from './root.ts'

const CONNECTIONS = [16, 64]
const MEMORY_MB = 250

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    sizes: { type: 'string', default: '10000,100000' },
    only: { type: 'string', default: '' },
  },
})
const PLAN = { connections: CONNECTIONS, rounds: Number(values.rounds), seconds: Number(values.seconds) }

/** The limits of a person's calls are on, as in production, but too high to be reached. */
const LIMITS = Object.fromEntries(
  ['READS_PER_MINUTE', 'MUTATIONS_PER_MINUTE', 'MUTATIONS_PER_DAY'].map((name) => [`PERSON_${name}`, '100000000']),
)

interface Worlds {
  smallest: Size
  larger: readonly Size[]
}

interface Counting {
  operations: Operation[]
  scene: Scene
  /** Of our application, on the smallest and on the largest catalogue. */
  counts: Map<string, Counted>[]
}

/** Counts our statements while nothing else uses the databases. */
async function count({ smallest, larger }: Worlds, superuser: pg.Client): Promise<Counting> {
  const countOn =
    ({ url }: Size, operations: readonly Operation[]) =>
    (at: TestApp) =>
      countAll(clientIn(at), new Statements(superuser, url), operations)
  const counted = await withApp(smallest.url, async (at) => {
    const scene = await readScene(at, smallest.url)
    const operations = operationsOf(scene).filter(({ name }) => name.includes(values.only))
    return { operations, scene, counts: [await countOn(smallest, operations)(at)] }
  })
  const largest = larger.at(-1)
  if (largest) counted.counts.push(await withApp(largest.url, countOn(largest, counted.operations)))
  return counted
}

const startOurs = ({ url }: Size, folder: string): Promise<RunningServer> =>
  startServer({ SECRET, DATA_DIR: folder, DATABASE_URL: url, ...LIMITS })

/** Fills the tables of the baseline after our application has started, so that both have the same data. @returns the baseline's server */
async function startBaseline({ url }: Size, superuserUrl: string, words: readonly string[]): Promise<RunningServer> {
  await waitForJobs(url)
  const baselineUrl = urlFor(superuserUrl, { database: new URL(url).pathname.slice(1) })
  await withApp(url, (at) => fillBaseline(at, baselineUrl, words))
  return startServer({}, ['tools/bench/baseline/server.ts', baselineUrl])
}

/** Counts the baseline's statements, after comparing its answers with ours. @throws when answers differ */
async function checkBaseline(
  { baseline, ours }: Pick<Servers, 'baseline' | 'ours'>,
  statements: Statements,
  operations: readonly Operation[],
): Promise<Map<string, Counted>> {
  return withHttp(ours.url, (own) =>
    withHttp(baseline.url, async (theirs) => {
      for (const operation of operations) {
        const differences = await compare(own, theirs, operation)
        if (differences.length > 0)
          throw new Error(`Answers of the baseline differ from ours:\n${differences.join('\n')}`)
      }
      return countAll(theirs, statements, operations)
    }),
  )
}

interface Results {
  verdicts: Verdict[]
  memoryMb: number | undefined
}

const NOTHING: Count = { statements: 0, transactions: 0 }

async function measureAll(
  servers: Servers,
  { operations, counts }: Counting,
  baselineCounts: Map<string, Counted>,
): Promise<Results> {
  const memory = watchMemory(servers.ours.pid)
  const verdicts: Verdict[] = []
  try {
    for (const operation of operations) {
      const measured = await measure(servers, operation, PLAN)
      const counted = counts.flatMap((count) => count.get(operation.name) ?? [])
      const verdict = judge({
        operation,
        counted,
        baselineCount: baselineCounts.get(operation.name)?.many ?? NOTHING,
        ...measured,
      })
      verdicts.push(verdict)
      console.log(`${verdict.faults.length === 0 ? '✓' : '✗'} ${operation.name}`)
    }
    return { verdicts, memoryMb: memory.stop() }
  } finally {
    memory.stop()
  }
}

/** Starts all servers, compares the baseline's answers with ours, and measures. */
async function serveAll(
  { smallest, larger }: Worlds,
  { superuserUrl, superuser, folder }: { superuserUrl: string; superuser: pg.Client; folder: string },
  counting: Counting,
): Promise<Results> {
  const started: RunningServer[] = []
  const running = async (starting: Promise<RunningServer>): Promise<RunningServer> => {
    const server = await starting
    started.push(server)
    return server
  }
  try {
    const ours = await running(startOurs(smallest, folder))
    const baseline = await running(startBaseline(smallest, superuserUrl, counting.scene.words))
    const statements = new Statements(
      superuser,
      urlFor(superuserUrl, { database: new URL(smallest.url).pathname.slice(1) }),
    )
    const baselineCounts = await checkBaseline({ baseline, ours }, statements, counting.operations)
    const grown: Larger[] = []
    for (const size of larger)
      grown.push({
        products: size.products,
        times: size.products / smallest.products,
        server: await running(startOurs(size, folder)),
      })
    return await measureAll(
      { baseline, ours, larger: grown, postmaster: await postmasterOf(superuser) },
      counting,
      baselineCounts,
    )
  } finally {
    await Promise.all(started.map((server) => server.stop()))
  }
}

/** `npm run bench`: what our application costs, compared with a baseline that does the least that is needed for the same answers. */
async function bench(sizes: readonly number[]): Promise<Results> {
  const postgres = await launchEmbedded({ dataDir: join(ROOT, '.cache/bench-postgres') })
  const folder = mkdtempSync(join(tmpdir(), 'zhujia-bench-'))
  const superuser = new pg.Client({ connectionString: postgres.url })
  try {
    await superuser.connect()
    await superuser.query('create extension if not exists pg_stat_statements')
    const [smallest, ...larger] = await prepareWorlds({ superuserUrl: postgres.url, sizes, dataDir: folder })
    if (!smallest) throw new Error('no sizes')
    const worlds = { smallest, larger }
    const counting = await count(worlds, superuser)
    return await serveAll(worlds, { superuserUrl: postgres.url, superuser, folder }, counting)
  } finally {
    await superuser.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const { verdicts, memoryMb } = await bench(values.sizes.split(',').map(Number))
const faults = [
  ...verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  ...(memoryMb !== undefined && memoryMb > MEMORY_MB
    ? [`${memoryMb.toFixed(0)} MB of memory, at most ${MEMORY_MB}`]
    : []),
]
console.log(`\n${tableOf(verdicts).join('\n')}\n\n${growthTableOf(verdicts).join('\n')}\n`)
for (const fault of faults) console.log(`Limit missed: ${fault}`)
console.log(
  `${verdicts.length} operations, ${memoryMb?.toFixed(0) ?? 'unknown'} MB of memory, ${faults.length} limits missed`,
)
process.exit(faults.length === 0 ? 0 : 1)
