// Measures search: its relevance on the demo catalogue by labelled queries, its time in the database on a large catalogue.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { runBench } from './search/bench.ts'
import { ROOT } from './root.ts'

const { values } = parseArgs({
  options: { small: { type: 'string', default: '10000' }, large: { type: 'string', default: '100000' } },
})
const [small, large] = [Number(values.small), Number(values.large)]
if (![small, large].every((count) => Number.isInteger(count) && count > 0) || small >= large) {
  console.error('usage: npm run bench:search -- [--small 10000] [--large 100000]')
  process.exit(2)
}
const postgres = await launchEmbedded({ dataDir: join(ROOT, '.cache/search-postgres') })
try {
  process.exitCode = (await runBench({ superuserUrl: postgres.url, small, large, say: (line) => console.log(line) }))
    ? 0
    : 1
} finally {
  await postgres.stop()
}
