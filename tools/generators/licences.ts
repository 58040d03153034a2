import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

/** A package as the lock file has it. */
export interface Locked {
  version?: string
  license?: string
  /** The folder of a package of this project. */
  resolved?: string
  link?: boolean
  os?: readonly string[]
  cpu?: readonly string[]
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
}
export type Lock = Readonly<Record<string, Locked>>

/** Where a package runs. */
type Place = 'browser' | 'server'

interface Licence {
  name: string
  version: string
  /** An SPDX expression. */
  licence: string
  places: Place[]
  /** Its index among the texts; null when the package brings none. */
  text: number | null
}

/** What runs in a browser, and what on a server: the root's optional packages are the database and Node. */
const ROOTS: Readonly<Record<Place, readonly string[]>> = {
  browser: ['packages/web'],
  server: ['packages/server', ''],
}
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i
/** A section of a README that says more than the licence's name. */
const SECTION = /^#+ *licen[cs]e[^\n]*\n([\s\S]{300,}?)(?=^#|$(?![\s\S]))/im
/** The name's end of a package that is built for one system. */
const SYSTEM = /[-/](android|darwin|freebsd|linux|linuxmusl|wasm32|webcontainers|win32|win|windows)(-.*)?$/

/** Where Node finds a package from another one: in the nearest folder above. */
function findPackage(lock: Lock, from: string, name: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (path in lock || from === '') return path in lock ? path : undefined
  const above = from.lastIndexOf('/node_modules/')
  return findPackage(lock, above < 0 ? '' : from.slice(0, above), name)
}

const isForOneSystem = ({ os, cpu }: Locked): boolean => os !== undefined || cpu !== undefined

/** The packages that come with one, by their paths in the lock file; those of this project are passed through. */
export function packagesBelow(lock: Lock, root: string): Set<string> {
  const found = new Set<string>()
  const walk = (path: string): void => {
    const locked = lock[path] ?? {}
    if (locked.link && locked.resolved !== undefined) return walk(locked.resolved)
    if (found.has(path)) return
    found.add(path)
    // What a build for one system brings is there on that system only; the list is the same on all.
    if (isForOneSystem(locked)) return
    // The root's own dependencies are tools.
    const names = { ...(path !== '' && locked.dependencies), ...locked.optionalDependencies }
    for (const name of Object.keys(names)) {
      const next = findPackage(lock, path, name)
      if (next !== undefined) walk(next)
    }
  }
  walk(root)
  return new Set([...found].filter((path) => path.includes('node_modules/')))
}

/** What a package says of its licence: the files for it, else a section of its README. */
function textOf(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const entries = readdirSync(folder, { withFileTypes: true })
  const files = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted()
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
  const texts = files.filter((file) => LICENCE_FILE.test(file)).map(read)
  if (texts.length > 0) return texts.join('\n\n')
  const readme = files.find((file) => /^readme\.md$/i.test(file))
  return readme === undefined ? undefined : SECTION.exec(read(readme))?.[1]?.trim()
}

/** The licences of everything that is shipped, one row for a name and version, and each text once. */
export function listLicences(lock: Lock, textAt: (path: string) => string | undefined) {
  const rows = new Map<string, Licence>()
  const texts: string[] = []
  const add = (path: string, place: Place): void => {
    const locked = lock[path] ?? {}
    const whole = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const name = isForOneSystem(locked) ? whole.replace(SYSTEM, '') : whole
    const { version = '', license: licence = '' } = locked
    const key = `${name} ${version} ${licence}`
    const row = rows.get(key) ?? { name, version, licence, places: [], text: null }
    if (!row.places.includes(place)) row.places.push(place)
    // The text of a build for one system is there on that system only.
    const text = isForOneSystem(locked) ? undefined : textAt(path)
    if (text !== undefined) {
      if (!texts.includes(text)) texts.push(text)
      row.text = texts.indexOf(text)
    }
    rows.set(key, row)
  }
  for (const place of ['browser', 'server'] as const)
    for (const root of ROOTS[place]) for (const path of [...packagesBelow(lock, root)].toSorted()) add(path, place)
  return { packages: [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row), texts }
}

/** The licences of what is shipped and the project's own, for the page about the app. */
export function licencesFile(): string {
  const { packages: lock } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Lock }
  const own = readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim()
  const { packages, texts } = listLicences(lock, (path) => textOf(join(ROOT, path)))
  // One row a line, so that a change shows what changed.
  const rows = (list: readonly unknown[]): string => list.map((one) => JSON.stringify(one)).join(',\n')
  return `{"own":${JSON.stringify(own)},\n"packages":[\n${rows(packages)}\n],\n"texts":[\n${rows(texts)}\n]}\n`
}
