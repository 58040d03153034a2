import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isTestFile, listSourceFiles } from './source-files.ts'

/** A source file and the number of its lines. */
export interface SizedFile {
  path: string
  lines: number
}

const LIMITS = { test: 390, tsx: 240, ts: 280 }
/** The project's median and 90th percentile; with few files they would say nothing. */
const SPREAD = { median: 60, p90: 160, from: 40 }
/** The last two are lists with an entry for each screen and each endpoint. */
const SIZE_EXEMPT =
  /\.generated\.tsx?$|\.data\.ts$|\/(migrations|locales)\/|packages\/demo\/src\/catalogue\/pictures\/|\/screens\.ts$|\/modules\/[^/]+\/sweep\.ts$/
/** Locale files are called by their language tag (zh-Hans), migrations by their generator. */
const NAME_EXEMPT = /\/(migrations|locales)\//
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.tsx?$/

function limitOf(path: string): number {
  if (/\.(test|spec)\.tsx?$/.test(path)) return LIMITS.test
  return path.endsWith('.tsx') ? LIMITS.tsx : LIMITS.ts
}

/** The value below which `share` (0 to 1) of the sorted numbers lie. */
function percentile(sorted: number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** Median and 90th percentile in lines of the files that count: no tests, nothing exempt. */
export function spread(files: SizedFile[]): { count: number; median: number; p90: number } {
  const counted = files.filter(({ path }) => !SIZE_EXEMPT.test(path) && !isTestFile(path))
  const sorted = counted.map(({ lines }) => lines).sort((a, b) => a - b)
  return { count: sorted.length, median: percentile(sorted, 0.5), p90: percentile(sorted, 0.9) }
}

/** Files that are too long or not in kebab-case, and a project whose files have grown too long as a whole. */
export function sizeFaults(files: SizedFile[]): string[] {
  const long = files.filter(({ path, lines }) => !SIZE_EXEMPT.test(path) && lines > limitOf(path))
  const misnamed = files.filter(({ path }) => !NAME_EXEMPT.test(path) && !KEBAB.test(basename(path)))
  const { count, median, p90 } = spread(files)
  const grown = count > SPREAD.from && (median > SPREAD.median || p90 > SPREAD.p90)
  return [
    ...long.map(({ path, lines }) => `${path}: ${lines} lines, at most ${limitOf(path)}`),
    ...misnamed.map(({ path }) => `${path}: not kebab-case`),
    ...(grown ? [`median ${median} (at most ${SPREAD.median}) or p90 ${p90} (at most ${SPREAD.p90}) is too high`] : []),
  ]
}

/** Number of lines; the newline at the end of the file begins no further one. */
export function countLines(text: string): number {
  if (text === '') return 0
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

function main(root: string): void {
  const files = listSourceFiles(root).map((path) => ({
    path,
    lines: countLines(readFileSync(join(root, path), 'utf8')),
  }))
  const faults = sizeFaults(files)
  const { count, median, p90 } = spread(files)
  console.log([...faults, `${count} files, median ${median}, p90 ${p90} lines`].join('\n'))
  process.exitCode = faults.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.cwd())
