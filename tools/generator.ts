import { parseArgs } from 'node:util'
import { exitCode } from './run.ts'

const { values } = parseArgs({ options: { n: { type: 'string', default: '10' }, seed: { type: 'string' } } })
const n = Number(values.n)
const first = values.seed === undefined ? Math.floor(Math.random() * 2 ** 24) : Number(values.seed)
if (!Number.isInteger(n) || !Number.isInteger(first) || n < 1) {
  console.error('usage: npm run generator -- [--n 10] [--seed 1]')
  process.exit(2)
}

/** The tests of the demo world's generator at full size, each on a demo world of its own. */
const grow = (seed: number): Promise<number> =>
  exitCode(['node_modules/vitest/vitest.mjs', 'run', 'packages/demo/src/bulk.test.ts'], {
    ZHUJIA_SEED: String(seed),
    ZHUJIA_WHOLE: '1',
  })

const failed: number[] = []
for (let seed = first; seed < first + n; seed++) if ((await grow(seed)) !== 0) failed.push(seed)
console.log(
  failed.length === 0
    ? `${n} seeds from ${first}, nothing wrong`
    : `of ${n} seeds from ${first} these fail: ${failed.join(', ')} (npm run generator -- --n 1 --seed ${failed[0]})`,
)
process.exit(failed.length === 0 ? 0 : 1)
