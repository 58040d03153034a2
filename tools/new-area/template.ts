import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Area } from './area.ts'

const TEMPLATE = join(import.meta.dirname, 'template')
const ENDING = '.template'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The template speaks of gadgets; the area's own words take their place, in every case. */
export function rename(text: string, { name, thing }: Area): string {
  return text
    .replaceAll('gadgets', name)
    .replaceAll('gadget', thing)
    .replaceAll('Gadgets', capital(name))
    .replaceAll('Gadget', capital(thing))
    .replaceAll('GADGETS', name.toUpperCase())
    .replaceAll('GADGET', thing.toUpperCase())
}

/** What only an area with a screen has: the web side, but for what its mutations make stale. */
const isOfScreen = (path: string): boolean =>
  path.includes('/screens.ts') || (path.startsWith('packages/web/') && !path.includes('/stale-after.ts'))

/** The area's own files, by path from the root. What belongs to a screen is there only when the area has one. */
export function filesOf(area: Area, thousand: number): Record<string, string> {
  const templates = globSync(`**/*${ENDING}`, { cwd: TEMPLATE }).map((path) => path.replaceAll('\\', '/'))
  const wanted = templates.filter((path) => area.screen !== undefined || !isOfScreen(path)).toSorted()
  const textOf = (path: string) =>
    rename(readFileSync(join(TEMPLATE, path), 'utf8'), area)
      .replaceAll('{{thousand}}', String(thousand))
      .replaceAll('{{screen}}', area.screen ?? '')
  return Object.fromEntries(wanted.map((path) => [rename(path.slice(0, -ENDING.length), area), textOf(path)]))
}

export function writeAll(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
