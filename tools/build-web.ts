import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'
import { ROOT } from './root.ts'

const STAMP = join(ROOT, '.cache/web-build')
const SOURCES = ['packages/web', 'packages/contract/src', 'package-lock.json']
const SKIP = new Set(['node_modules', 'dist'])

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !SKIP.has(name))
    .flatMap((name) => listFiles(join(path, name)))
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => listFiles(join(ROOT, source)))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds the web app unless the last build was made of the same sources. */
export async function buildWeb(): Promise<void> {
  const current = fingerprint()
  const isBuilt = existsSync(join(ROOT, 'packages/web/dist/index.html'))
  if (isBuilt && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return
  console.log('Building the web app …')
  await run(['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn'])
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(STAMP, current)
}
