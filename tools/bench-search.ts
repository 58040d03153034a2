// How good and how fast search is: relevance on the demo catalogue by labelled queries, time in the database on a large one.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { makeTemplate } from '../packages/server/src/testing/test-database.ts'
import { runBench } from './search/bench.ts'
import { ROOT } from './root.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '100000' } } })
const products = Number(values.products)
if (!Number.isInteger(products) || products < 1) {
  console.error('usage: npm run bench:search -- [--products 100000]')
  process.exit(2)
}
const postgres = await launchEmbedded({ dataDir: join(ROOT, '.cache/search-postgres') })
try {
  const isEnough = await runBench(await makeTemplate(postgres.url), { products, say: (line) => console.log(line) })
  process.exitCode = isEnough ? 0 : 1
} finally {
  await postgres.stop()
}
