// A step of the check: every text on screen that promises something stands in docs/spec/promises.md with the test that holds it,
// and as it was when somebody last read it there. `npm run promises` says that the changed ones have been read.
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../root.ts'
import { testNamesIn } from './test-names.ts'

const PAGE = 'docs/spec/promises.md'
const WEB = 'packages/web/src/locales'
const SERVER = 'packages/server/src/locales'

/** The texts of all languages by their key: `orders.notes.buyer.paid` → language → text. */
export type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Texts that somebody has read together: keys, or all that fit, such as `orders.refund.*`, and the hash of what they said then. */
interface Read {
  keys: string[]
  hash: string
}

interface Held extends Read {
  file: string
  test: string
}

export interface Promises {
  /** By language: a text with one of these promises something. In small letters. */
  words: ReadonlyMap<string, string[]>
  held: Held[]
  /** Texts that only look like a promise. */
  innocent: Read[]
}

/** Reads the tables of the page: words have two columns, what promises nothing three, promises five. */
export function readPromises(page: string): Promises {
  const cells = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const code = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
  return {
    words: new Map(cells.filter((row) => row.length === 2).map(([language = '', words]) => [language, code(words)])),
    held: cells
      .filter((row) => row.length === 5 && row[0]?.startsWith('`'))
      .map(([keys, , file, test = '', hash]) => ({
        keys: code(keys),
        file: code(file)[0] ?? '',
        test,
        hash: code(hash)[0] ?? '',
      })),
    innocent: cells
      .filter((row) => row.length === 3 && row[0]?.startsWith('`'))
      .map(([keys, , hash]) => ({ keys: code(keys), hash: code(hash)[0] ?? '' })),
  }
}

/** `*` stands for any part of a key. */
const covers = (pattern: string, key: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(key)

/** Of everything that these texts say, in all languages; short, for it only distinguishes a changed text from one that was read. */
export function hashOf(keys: readonly string[], texts: Texts): string {
  const said = [...texts]
    .filter(([key]) => keys.some((pattern) => covers(pattern, key)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, byLanguage]) => [key, [...byLanguage].toSorted(([a], [b]) => (a < b ? -1 : 1))])
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 8)
}

/** The page as it is once everything on it has been read: each row with the hash of its texts. */
export const markRead = (page: string, texts: Texts): string =>
  page
    .split('\n')
    .map((line) => {
      const cells = line.split('|')
      // Two more than the row has columns, before the first bar and after the last.
      if (!line.startsWith('| `') || (cells.length !== 7 && cells.length !== 5)) return line
      const keys = [...(cells[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, key = '']) => key)
      return [...cells.slice(0, -2), ` \`${hashOf(keys, texts)}\` `, ''].join('|')
    })
    .join('\n')

const changedIn = (rows: readonly Read[], texts: Texts): string[] =>
  rows
    .filter(({ keys, hash }) => hash !== hashOf(keys, texts))
    .map(
      ({ keys }) =>
        `${keys.join(' ')}: the texts have changed since they were read; read them, then \`npm run promises\``,
    )

/** What is wrong: promises that nobody holds, texts that have changed since they were read, entries without a text or a test, languages without words. */
export function violationsOf(
  { words, held, innocent }: Promises,
  texts: Texts,
  testsOf: (file: string) => string[],
): string[] {
  const patterns = [...held, ...innocent].flatMap(({ keys }) => keys)
  const languages = new Set([...texts.values()].flatMap((byLanguage) => [...byLanguage.keys()]))
  const promising = [...texts].flatMap(([key, byLanguage]) => {
    const found = [...byLanguage].flatMap(([language, text]) =>
      (words.get(language) ?? [])
        .filter((word) => text.toLowerCase().includes(word))
        .map((word) => `${language}: ${word}`),
    )
    return found.length > 0 && !patterns.some((pattern) => covers(pattern, key))
      ? [`${key} promises (${found[0]}) and has no test in ${PAGE}`]
      : []
  })
  return [
    ...[...languages]
      .filter((language) => !words.has(language))
      .map((language) => `${language} has no words in ${PAGE}`),
    ...promising,
    ...changedIn([...held, ...innocent], texts),
    ...patterns
      .filter((pattern) => ![...texts.keys()].some((key) => covers(pattern, key)))
      .map((pattern) => `${pattern} is in ${PAGE} and is no text`),
    ...held
      .filter(({ file, test }) => !testsOf(file).some((name) => name.startsWith(test)))
      .map(({ file, test }) => `${file} has no test "${test}"`),
  ]
}

/** Adds every text below a node. A function is a text with places to fill: its source is looked at. */
function addLeaves(into: Map<string, Map<string, string>>, at: { key: string; language: string }, node: unknown): void {
  if (typeof node === 'string' || typeof node === 'function') {
    const key = at.key.replace(/\.\$\w+$/, '')
    const byLanguage = into.get(key) ?? new Map<string, string>()
    into.set(key, byLanguage.set(at.language, `${byLanguage.get(at.language) ?? ''} ${String(node)}`))
  } else if (typeof node === 'object' && node !== null)
    for (const [name, inner] of Object.entries(node)) addLeaves(into, { ...at, key: `${at.key}.${name}` }, inner)
}

/** All texts of the web app and of the server in this tree. */
export async function readTexts(root: string): Promise<Texts> {
  const texts = new Map<string, Map<string, string>>()
  const load = async (path: string): Promise<object> => (await import(pathToFileURL(join(root, path)).href)) as object
  for (const path of globSync(`${WEB}/*/*.ts`, { cwd: root })) {
    const { default: tree } = (await load(path)) as { default: unknown }
    addLeaves(texts, { key: basename(path, '.ts'), language: basename(dirname(path)) }, tree)
  }
  for (const path of globSync(`${SERVER}/{en,es,fr,zh-hans,zh-hant}.ts`, { cwd: root })) {
    const language = basename(path, '.ts').replace(/-h/, '-H')
    for (const tree of Object.values(await load(path))) addLeaves(texts, { key: 'server', language }, tree)
  }
  return texts
}

if (import.meta.main) {
  const texts = await readTexts(ROOT)
  const path = join(ROOT, PAGE)
  if (process.argv.includes('--read')) writeFileSync(path, markRead(readFileSync(path, 'utf8'), texts))
  const promises = readPromises(readFileSync(path, 'utf8'))
  const violations = violationsOf(promises, texts, (file) => testNamesIn(join(ROOT, file)))
  for (const violation of violations) console.error(violation)
  process.exitCode = violations.length === 0 ? 0 : 1
}
