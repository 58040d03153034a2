import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The names that an area goes by. */
export interface Area {
  /** The folder on every side, the table and the key of its endpoints: `reviews`. */
  name: string
  /** One of its things: `review`. */
  thing: string
  /** The path of its screen in the specification's spelling; without one the area has no web side. */
  screen?: string | undefined
}

export class BadArea extends Error {
  override name = 'BadArea'
}

const WORD = /^[a-z]{3,24}$/
/** Folders with a meaning of their own, and words that cannot name a variable. */
const RESERVED = new Set(
  `core platform providers tables modules testing sweeps locales demo home app widgets features simulators pages screens break case
  catch class const continue debugger default delete else enum export extends false finally for function import instanceof interface
  new null package private protected public return static super switch this throw true try typeof var void while with yield let
  await async index undefined row rows own found person other page state title test`.split(/\s+/),
)
/** Words that PostgreSQL reserves and that could be meant as an area. */
const SQL_WORDS = new Set([
  'user',
  'users',
  'table',
  'tables',
  'order',
  'group',
  'groups',
  'column',
  'columns',
  'check',
  'checks',
  'grant',
  'grants',
  'references',
  'select',
  'limit',
  'offset',
])

/** `reviews` → `review`, `companies` → `company`, `classes` → `class`; undefined when it is no plural. */
export function singularOf(name: string): string | undefined {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  if (/(s|x|ch|sh)es$/.test(name)) return name.slice(0, -2)
  return name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : undefined
}

const folders = (path: string): string[] =>
  existsSync(path) ? readdirSync(path).map((name) => name.replace(/\.ts$/, '')) : []

/** Every name that is in use on some side. */
function takenNames(root: string): Set<string> {
  const sides = [
    'contract/src',
    'server/src/modules',
    'server/src/tables',
    'web/src/entities',
    'web/src/features',
    'web/src/locales/zh-Hans',
  ]
  return new Set(sides.flatMap((side) => folders(join(root, 'packages', side))))
}

function checkWord(word: string, what: string): void {
  if (!WORD.test(word)) throw new BadArea(`${what} must be one word of 3 to 24 small letters: ${word}`)
  if (RESERVED.has(word) || SQL_WORDS.has(word)) throw new BadArea(`${what} means something else already: ${word}`)
}

/** The paths of the specification that have no screen yet. */
export function waitingPaths(root: string): string[] {
  return [...readFileSync(join(root, 'docs/spec/later.md'), 'utf8').matchAll(/^- `(\/[^`]*)`/gm)].map(
    ([, path = '']) => path,
  )
}

/** Checks the names against the rules and the tree. @throws BadArea that says what is wrong */
export function nameArea(
  root: string,
  { name, thing = singularOf(name), screen }: { name: string; thing?: string | undefined; screen?: string | undefined },
): Area {
  checkWord(name, 'the name of an area')
  if (thing === undefined) throw new BadArea(`${name} is no plural: say what one of it is called, --thing <word>`)
  checkWord(thing, 'what one of it is called')
  if (thing === name) throw new BadArea(`the area and one of its things need different names: ${name}`)
  const taken = takenNames(root)
  for (const word of [name, thing])
    if (taken.has(word)) throw new BadArea(`there is an area or a table of this name: ${word}`)
  if (screen !== undefined && !waitingPaths(root).includes(screen))
    throw new BadArea(`docs/spec/later.md has no screen at ${screen}`)
  return { name, thing, screen }
}
