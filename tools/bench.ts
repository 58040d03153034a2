import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { countAll, quoteAll, recordAll } from './bench/count.ts'
import { runLoad } from './bench/load.ts'
import { watchMemory } from './bench/memory.ts'
import { operationsOf, type Operation } from './bench/operations.ts'
import type { Recording } from './bench/record.ts'
import { judge, tableOf, type Measured, type Round, type Verdict } from './bench/verdict.ts'
import { bytesOf } from './bench/wire.ts'
import { prepareWorld, SECRET, type World } from './bench/world.ts'
import { startServer, type RunningServer } from './demo-server.ts'
import { ROOT } from './root.ts'

const CONNECTIONS = 16
const MEMORY_MB = 250
const WARM_UP_SECONDS = 1

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
  },
})
const ROUNDS = Number(values.rounds)
const SECONDS = Number(values.seconds)

interface Servers {
  floor: RunningServer
  ours: RunningServer
  small: RunningServer
}

/** Several rounds of each server in turn, so that what else the machine does falls on all of them. */
async function measure(
  { floor, ours, small }: Servers,
  operation: Operation,
  firstNumber: number,
): Promise<Pick<Measured, 'rounds' | 'failed'>> {
  const makers = operation.asked.map((asked, index) => bytesOf(asked, firstNumber + index))
  // Each connection keeps to its own buyer; where there are more requests than buyers it goes through its part of them.
  const next = (connection: number, turn: number): Buffer | string =>
    makers[(connection + turn * CONNECTIONS) % makers.length]?.() ?? ''
  let failed = 0
  const load = async (url: string, seconds: number): Promise<number> => {
    const done = await runLoad({ url, connections: CONNECTIONS, seconds, next })
    failed += done.failed
    if (done.firstFailure) console.error(`${operation.name}: ${done.firstFailure}`)
    return done.perSecond
  }
  for (const { url } of [floor, ours, small]) await load(url, WARM_UP_SECONDS)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      floor: await load(floor.url, SECONDS),
      ours: await load(ours.url, SECONDS),
      small: await load(small.url, SECONDS),
    })
  return { rounds, failed }
}

async function startAll(world: World, recordings: readonly Recording[][], folder: string): Promise<Servers> {
  const file = join(folder, 'recordings.json')
  writeFileSync(file, JSON.stringify(recordings.flat()))
  const env = { SECRET, DATA_DIR: folder }
  return {
    floor: await startServer({}, ['tools/bench-floor.ts', file, world.largeUrl]),
    ours: await startServer({ ...env, DATABASE_URL: world.largeUrl }),
    small: await startServer({ ...env, DATABASE_URL: world.smallUrl }),
  }
}

interface Results {
  verdicts: Verdict[]
  memoryMb: number | undefined
}

async function measureAll(superuserUrl: string, folder: string): Promise<Results> {
  const wanted = {
    superuserUrl,
    small: Number(values.small),
    large: Number(values.large),
    buyers: CONNECTIONS,
    dataDir: folder,
  }
  const world = await prepareWorld(wanted)
  const [small, large] = [world.smallUrl, world.largeUrl].map((databaseUrl) => ({ superuserUrl, databaseUrl })) as [
    { superuserUrl: string; databaseUrl: string },
    { superuserUrl: string; databaseUrl: string },
  ]
  const operations = operationsOf(world, await quoteAll(small, world)).filter(({ name }) => name.includes(values.only))
  const recordings = await recordAll(small, operations)
  const counts = [await countAll(small, operations), await countAll(large, operations)]
  const servers = await startAll(world, recordings, folder)
  const memory = watchMemory(servers.ours.pid)
  const verdicts: Verdict[] = []
  try {
    let number = 0
    for (const operation of operations) {
      const measured = await measure(servers, operation, number)
      number += operation.asked.length
      const verdict = judge({
        operation,
        counted: counts.flatMap((count) => count.get(operation.name) ?? []),
        ...measured,
      })
      console.log(
        `${verdict.faults.length === 0 ? '✓' : '✗'} ${operation.name}: ${measured.rounds.map(({ ours, floor }) => (ours / floor).toFixed(2)).join(' ')}`,
      )
      verdicts.push(verdict)
    }
    return { verdicts, memoryMb: memory.stop() }
  } finally {
    memory.stop()
    await Promise.all(Object.values(servers).map((server: RunningServer) => server.stop()))
  }
}

/** `npm run bench`: what we do beside a bare server that sends the same statements. */
async function bench(): Promise<Results> {
  const postgres = await launchEmbedded({ dataDir: join(ROOT, '.cache/bench-postgres') })
  const folder = mkdtempSync(join(tmpdir(), 'zhujia-bench-'))
  try {
    return await measureAll(postgres.url, folder)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const { verdicts, memoryMb } = await bench()
const faults = [
  ...verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  ...(memoryMb !== undefined && memoryMb > MEMORY_MB
    ? [`${memoryMb.toFixed(0)} MB of memory, at most ${MEMORY_MB}`]
    : []),
]
console.log(`\n${tableOf(verdicts).join('\n')}\n`)
for (const fault of faults) console.log(`Short: ${fault}`)
console.log(
  `${verdicts.length} operations at ${CONNECTIONS} connections, ${memoryMb?.toFixed(0) ?? 'unknown'} MB of memory, ${faults.length} short`,
)
process.exit(faults.length === 0 ? 0 : 1)
