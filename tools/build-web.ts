import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'
import { ROOT } from './root.ts'
import type { Manifest } from './web/bundle-sizes.ts'
import { compressFolder } from './web/compress.ts'
import { preloadsOf, readLoaders } from './web/screen-chunks.ts'

const STAMP = join(ROOT, '.cache/web-build')
// The last are how it is built: another way of building makes the last build stale too.
const SOURCES = ['packages/web', 'packages/contract/src', 'package-lock.json', 'tools/build-web.ts', 'tools/web']
const SKIP = new Set(['node_modules', 'dist'])

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !SKIP.has(name))
    .flatMap((name) => listFiles(join(path, name)))
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => listFiles(join(ROOT, source))))
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Writes beside the build's manifest what the document of each screen should name; the server reads it. */
async function writePreloads(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify(preloadsOf(manifest, await readLoaders())))
}

/** Builds the web app, with compressed companions of its files, unless the last build was made of the same sources. */
export async function buildWeb(): Promise<void> {
  const current = fingerprint()
  const isBuilt = existsSync(join(ROOT, 'packages/web/dist/index.html'))
  if (isBuilt && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return
  console.log('Building the web app …')
  // What a test runner says of itself would otherwise make a build with the library's own checks, half as large again.
  await run(['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  })
  await writePreloads(join(ROOT, 'packages/web/dist/.vite'))
  await compressFolder(join(ROOT, 'packages/web/dist'))
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(STAMP, current)
}
