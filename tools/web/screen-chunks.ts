import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LOCALES, type Locale } from '../../packages/contract/src/core/locales.ts'
import { SCREENS } from '../../packages/contract/src/screens.ts'
import { ROOT } from '../root.ts'
import { closureOf, entriesOf, type Manifest } from './bundle-sizes.ts'

const LOADERS = join(ROOT, 'packages/web/src/app/screen-loaders.ts')

interface Loader {
  load: () => unknown
  texts: readonly string[]
}

/** How the app loads a screen's page, by the screen's key. */
export async function readLoaders(): Promise<Readonly<Record<string, Loader>>> {
  // By a computed name, so that neither the compiler nor the boundaries see a tool importing the web app.
  const { SCREEN_LOADERS } = (await import(pathToFileURL(LOADERS).href)) as {
    SCREEN_LOADERS: Readonly<Record<string, Loader>>
  }
  return SCREEN_LOADERS
}

/** The file of a screen's page, from the web app's source folder. @throws for a page it cannot name */
function pageOf(screen: string, { load }: Loader): string {
  const page = /import\('\.\.\/([^']+)'\)/.exec(String(load))?.[1]
  if (!page) throw new Error(`screen-loaders.ts has no page for ${screen}`)
  return page
}

/** The area whose feature has the page of each screen, by the screen's key. */
export async function areasOfScreens(): Promise<Readonly<Record<string, string>>> {
  const loaders = Object.entries(await readLoaders())
  return Object.fromEntries(loaders.map(([screen, loader]) => [screen, pageOf(screen, loader).split('/')[1] ?? '']))
}

/** The manifest's keys of what the app fetches for a screen beside its entry: the page and the texts. @throws for a page it cannot name */
export function keysOf(screen: string, loader: Loader, locale: Locale): string[] {
  const texts = ['core', ...loader.texts]
  return [`src/${pageOf(screen, loader)}`, ...texts.map((area) => `src/locales/${locale}/${area}.ts`)]
}

/** Files by a screen's path and a language: what its document should name, so that all of it comes at once. */
export type Preloads = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** The scripts and styles of every screen that the entry does not bring, in the order in which they are needed. */
export function preloadsOf(manifest: Manifest, loaders: Readonly<Record<string, Loader>>): Preloads {
  const filesOf = (keys: readonly string[]): string[] => [
    ...new Set(closureOf(manifest, keys).flatMap(({ file, css }) => [...(css ?? []), file])),
  ]
  const known = new Set(filesOf(entriesOf(manifest)))
  const filesFor = (screen: string, loader: Loader, locale: Locale): string[] =>
    filesOf(keysOf(screen, loader, locale)).filter((file) => !known.has(file))
  return Object.fromEntries(
    Object.entries(SCREENS).flatMap(([screen, { path }]) => {
      const loader = loaders[screen]
      return loader
        ? [[path, Object.fromEntries(LOCALES.map((locale) => [locale, filesFor(screen, loader, locale)]))]]
        : []
    }),
  )
}
