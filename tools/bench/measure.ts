import type { RunningServer } from '../demo-server.ts'
import { secondsOf, secondsOfAll } from './cpu.ts'
import { runLoad } from './load.ts'
import type { Operation } from './operations.ts'
import type { Grown, Measured, Round, Sample } from './verdict.ts'

/** Our application on a larger catalogue. */
export interface Larger {
  products: number
  times: number
  server: RunningServer
}

export interface Servers {
  baseline: RunningServer
  ours: RunningServer
  larger: readonly Larger[]
  postmaster: number
}

export interface Plan {
  connections: readonly number[]
  rounds: number
  seconds: number
}

const WARM_UP_SECONDS = 1

/** Runs the load of one operation on servers and counts what failed. */
class Loader {
  failed = 0
  readonly #operation: Operation
  readonly #postmaster: number

  constructor(operation: Operation, postmaster: number) {
    this.#operation = operation
    this.#postmaster = postmaster
  }

  async run({ url, pid }: RunningServer, connections: number, seconds: number): Promise<Sample> {
    const { name, visits } = this.#operation
    const [node, postgres] = [secondsOf(pid), secondsOfAll(this.#postmaster)]
    const load = await runLoad({ url, connections, seconds, visits })
    const each = (before: number | undefined, after: number | undefined): number | undefined =>
      before === undefined || after === undefined ? undefined : ((after - before) * 1000) / Math.max(1, load.done)
    this.failed += load.failed
    if (load.firstFailure !== undefined) console.error(`${name}: ${load.firstFailure}`)
    return {
      perSecond: load.done / load.seconds,
      nodeMs: each(node, secondsOf(pid)),
      postgresMs: each(postgres, secondsOfAll(this.#postmaster)),
      bytes: load.bytes,
    }
  }
}

/** Measures the servers in turn in several rounds, so that other work on the machine slows all of them. */
export async function measure(
  { baseline, ours, larger, postmaster }: Servers,
  operation: Operation,
  { connections, rounds, seconds }: Plan,
): Promise<Pick<Measured, 'levels' | 'grown' | 'failed'>> {
  const loader = new Loader(operation, postmaster)
  const growing = operation.growth === undefined ? [] : larger
  const [least = 1] = connections
  for (const server of [baseline, ours, ...growing.map((one) => one.server)])
    await loader.run(server, least, WARM_UP_SECONDS)
  const grown: (Grown & { costs: number[] })[] = growing.map(({ products, times }) => ({ products, times, costs: [] }))
  const levels: { connections: number; rounds: Round[] }[] = []
  for (const count of connections) {
    const level: Round[] = []
    for (let round = 0; round < rounds; round++) {
      const done = {
        baseline: await loader.run(baseline, count, seconds),
        ours: await loader.run(ours, count, seconds),
      }
      level.push(done)
      if (count !== least) continue
      for (const [place, { server }] of growing.entries())
        grown[place]?.costs.push(done.ours.perSecond / (await loader.run(server, count, seconds)).perSecond)
    }
    levels.push({ connections: count, rounds: level })
  }
  return { levels, grown, failed: loader.failed }
}
