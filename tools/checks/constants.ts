// A step of the check: each constant of the specification is used by the product, or docs/spec/later.md says that it is not yet.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../root.ts'
import { isTestFile } from './source-files.ts'

interface SpecConstant {
  what: string
  value: number | string
  /** Its name in `core/constants.ts`; null when it has none. */
  constant: string | null
}

/** A file of the product: its path and text. */
export interface Source {
  path: string
  text: string
}

const DEFINITIONS = 'packages/contract/src/core/constants.ts'
const HEADING = '## Constants without a use'

/** The constants that the page says nothing uses yet, by `what`. */
export function readLater(page: string): string[] {
  const [, section = ''] = page.split(HEADING)
  const [list = ''] = section.split('\n## ')
  return [...list.matchAll(/^- `([^`]+)`/gm)].map(([, what = '']) => what)
}

/** Whether somebody imports a file, or a browser or a process begins with it. */
const isReached = ({ path }: Source, sources: readonly Source[]): boolean =>
  /\/(?:main|app)\.tsx?$/.test(path) || sources.some(({ text }) => text.includes(`/${basename(path)}'`))

/** Used is what is imported by its name, or what stands with its value in a line that names it, as in a style. */
function isUsed({ constant, value }: SpecConstant, sources: readonly Source[]): boolean {
  if (constant === null) return false
  const name = new RegExp(`\\b${constant}\\b`)
  const imported = new RegExp(`import \\{[^}]*\\b${constant}\\b[^}]*\\} from '[^']*constants\\.ts'`)
  return sources
    .filter((source) => source.path !== DEFINITIONS && isReached(source, sources))
    .some(
      ({ text }) =>
        imported.test(text) || text.split('\n').some((line) => name.test(line) && line.includes(String(value))),
    )
}

export function violationsOf(
  constants: readonly SpecConstant[],
  later: readonly string[],
  sources: readonly Source[],
): string[] {
  return [
    ...later
      .filter((what) => !constants.some((one) => one.what === what))
      .map((what) => `no constant is called "${what}"`),
    ...constants.flatMap((one) => {
      const used = isUsed(one, sources)
      if (used === later.includes(one.what))
        return [`"${one.what}" is ${used ? 'used and' : 'neither used nor'} named under "${HEADING.slice(3)}"`]
      return []
    }),
  ]
}

if (import.meta.main) {
  const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
  const sources = globSync('packages/{contract,server,web}/src/**/*.{ts,tsx,css}', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isTestFile(path))
    .map((path) => ({ path, text: read(path) }))
  const constants = JSON.parse(read('docs/spec/constants.json')) as SpecConstant[]
  const violations = violationsOf(constants, readLater(read('docs/spec/later.md')), sources)
  for (const violation of violations) console.error(`docs/spec/later.md: ${violation}`)
  process.exitCode = violations.length === 0 ? 0 : 1
}
