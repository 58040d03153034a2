/** One chunk of Vite's manifest, as far as sizes need it. */
export interface Chunk {
  file: string
  isEntry?: boolean
  /** Keys of the chunks that the browser must have before this one runs. */
  imports?: readonly string[]
  css?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** Bytes of a built file as it travels. */
export type SizeOf = (file: string) => number

/** Where page chunks begin: a key of the manifest is the source's path from the web package. */
const PAGE = /^src\/features\/([^/]+)\/pages\/([^/]+)\.tsx$/

/** Most bytes of gzip: scripts and styles before home can be drawn, and the script of one page. None is excepted. */
export const LIMITS = { script: 140 * 1024, css: 20 * 1024, page: 30 * 1024 } as const

/** The chunks of some keys with everything that they import, each once. @throws for a key that the manifest lacks */
export function closureOf(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>()
  const visit = (key: string): void => {
    if (found.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the manifest has no ${key}`)
    found.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...found.values()]
}

/** Scripts and styles, in bytes, that the browser needs for some chunks. */
export function loadOf(manifest: Manifest, keys: readonly string[], sizeOf: SizeOf): { script: number; css: number } {
  const chunks = closureOf(manifest, keys)
  const sum = (files: Iterable<string>): number => [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0)
  return { script: sum(chunks.map(({ file }) => file)), css: sum(chunks.flatMap(({ css }) => css ?? [])) }
}

export const entriesOf = (manifest: Manifest): string[] => Object.keys(manifest).filter((key) => manifest[key]?.isEntry)

export interface PageSize {
  page: string
  /** Its own chunk. */
  own: number
  /** What opening it loads beside the entry: its own chunk and what it shares with other pages. */
  added: number
}

/** Every page's script, the largest first. */
export function pageSizes(manifest: Manifest, sizeOf: SizeOf): PageSize[] {
  const base = loadOf(manifest, entriesOf(manifest), sizeOf).script
  return Object.entries(manifest)
    .filter(([key]) => PAGE.test(key))
    .map(([key, { file }]) => ({
      page: key.replace(PAGE, '$1/$2'),
      own: sizeOf(file),
      added: loadOf(manifest, [...entriesOf(manifest), key], sizeOf).script - base,
    }))
    .toSorted((a, b) => b.own - a.own)
}

/** What is over its limit, in words; empty when everything fits. */
export function sizeFaults(home: { script: number; css: number }, pages: readonly PageSize[]): string[] {
  const over = (name: string, bytes: number, limit: number): string[] =>
    bytes > limit ? [`${name}: ${inKb(bytes)}, at most ${inKb(limit)}`] : []
  return [
    ...over('script of the first load', home.script, LIMITS.script),
    ...over('CSS of the first load', home.css, LIMITS.css),
    ...pages.flatMap(({ page, own }) => over(`page ${page}`, own, LIMITS.page)),
  ]
}

/** The line that a run ends with. `pages` come with the largest first. */
export function summaryOf(
  home: { script: number; css: number },
  pages: readonly PageSize[],
  faults: readonly string[],
): string {
  const parts = [
    `first load of home ${inKb(home.script)} of script (at most ${inKb(LIMITS.script)}) and ${inKb(home.css)} of CSS (at most ${inKb(LIMITS.css)})`,
    ...pages
      .slice(0, 1)
      .map(({ page, own }) => `largest of ${pages.length} pages ${page} ${inKb(own)} (at most ${inKb(LIMITS.page)})`),
    `${faults.length} too large`,
  ]
  return parts.join(', ')
}

export const inKb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
