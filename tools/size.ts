// `npm run size`: what the browser loads before home can be drawn, and each page's chunk, in bytes of gzip.
// Exits 1 when one of them is over its limit.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildWeb } from './build-web.ts'
import { ROOT } from './root.ts'
import { entriesOf, inKb, loadOf, type Manifest, pageSizes, sizeFaults, summaryOf } from './web/bundle-sizes.ts'
import { keysOf, readLoaders } from './web/screen-chunks.ts'

const DIST = join(ROOT, 'packages/web/dist')
/** The language that the first load is measured in: the source, and the largest audience. */
const LOCALE = 'zh-Hans'

/** The manifest's keys of what the app fetches before it draws home: the entry, the page, and the page's texts. */
async function homeKeys(manifest: Manifest): Promise<string[]> {
  const { home } = await readLoaders()
  if (!home) throw new Error('no screens.ts has home')
  return [...entriesOf(manifest), ...keysOf('home', home, LOCALE)]
}

await buildWeb()
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest
const known = new Map<string, number>()
const sizeOf = (file: string): number => {
  const size = known.get(file) ?? gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length
  known.set(file, size)
  return size
}

const home = loadOf(manifest, await homeKeys(manifest), sizeOf)
const pages = pageSizes(manifest, sizeOf)
console.log('Own chunk, and what opening the page adds to the first load:')
for (const { page, own, added } of pages)
  console.log(`  ${page.padEnd(36)} ${inKb(own).padStart(9)} ${inKb(added).padStart(9)}`)
const faults = sizeFaults(home, pages)
for (const fault of faults) console.log(`Too large: ${fault}`)
console.log(summaryOf(home, pages, faults))
process.exitCode = faults.length > 0 ? 1 : 0
