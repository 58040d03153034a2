// `npm run size`: what the browser loads before home can be drawn, and each page's chunk, in bytes of gzip.
// Exits 1 when one of them is over its limit.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { buildWeb } from './build-web.ts'
import { ROOT } from './root.ts'
import { entriesOf, inKb, loadOf, type Manifest, pageSizes, sizeFaults, summaryOf } from './web/bundle-sizes.ts'

const DIST = join(ROOT, 'packages/web/dist')
const LOADERS = join(ROOT, 'packages/web/src/app/screen-loaders.ts')
/** The language that the first load is measured in: the source, and the largest audience. */
const LOCALE = 'zh-Hans'

interface Loader {
  load: () => unknown
  texts: readonly string[]
}

/** The manifest's keys of what the app fetches before it draws home: the entry, the page, and the page's texts. */
async function homeKeys(manifest: Manifest): Promise<string[]> {
  // By a computed name, so that neither the compiler nor the doors see a tool importing the web app.
  const { SCREEN_LOADERS } = (await import(pathToFileURL(LOADERS).href)) as { SCREEN_LOADERS: Readonly<Record<string, Loader>> }
  const home = SCREEN_LOADERS.home
  const page = /import\('\.\.\/([^']+)'\)/.exec(String(home?.load))?.[1]
  if (!home || !page) throw new Error('screen-loaders.ts has no page for home')
  return [...entriesOf(manifest), `src/${page}`, ...['core', ...home.texts].map((area) => `src/locales/${LOCALE}/${area}.ts`)]
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
for (const { page, own, added } of pages) console.log(`  ${page.padEnd(36)} ${inKb(own).padStart(9)} ${inKb(added).padStart(9)}`)
const faults = sizeFaults(home, pages)
for (const fault of faults) console.log(`Too large: ${fault}`)
console.log(summaryOf(home, pages, faults))
process.exitCode = faults.length > 0 ? 1 : 0
