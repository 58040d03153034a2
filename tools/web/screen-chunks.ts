import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LOCALES, type Locale } from '../../packages/contract/src/core/locales.ts'
import { SCREENS } from '../../packages/contract/src/screens.ts'
import { ROOT } from '../root.ts'
import { closureOf, entriesOf, type Manifest } from './bundle-sizes.ts'

const FEATURES = join(ROOT, 'packages/web/src/features')

interface Loader {
  load: () => unknown
  texts: readonly string[]
}
interface FeatureLoader extends Loader {
  /** The folder of the feature that has the page. */
  feature: string
}

/** How the app loads a screen's page, by the screen's key. */
export async function readLoaders(): Promise<Readonly<Record<string, FeatureLoader>>> {
  const files = globSync('*/screens.ts', { cwd: FEATURES })
  const loaders = await Promise.all(
    files.map(async (file) => {
      // By a computed name, so that neither the compiler nor the boundaries see a tool importing the web app.
      const exported = (await import(pathToFileURL(join(FEATURES, file)).href)) as Record<
        string,
        Record<string, Loader>
      >
      return Object.values(exported)
        .flatMap((pages) => Object.entries(pages))
        .map(([screen, loader]) => [screen, { ...loader, feature: dirname(file) }] as const)
    }),
  )
  return Object.fromEntries(loaders.flat())
}

/** The file of a screen's page, from the web app's source folder. @throws for a page it cannot name */
function pageOf(screen: string, { load, feature }: FeatureLoader): string {
  const page = /import\('\.\/([^']+)'\)/.exec(String(load))?.[1]
  if (!page) throw new Error(`features/${feature}/screens.ts has no page for ${screen}`)
  return `features/${feature}/${page}`
}

/** The area whose feature has the page of each screen, by the screen's key. */
export async function areasOfScreens(): Promise<Readonly<Record<string, string>>> {
  const loaders = Object.entries(await readLoaders())
  return Object.fromEntries(loaders.map(([screen, { feature }]) => [screen, feature]))
}

/** The manifest's keys of what the app fetches for a screen beside its entry: the page and the texts. @throws for a page it cannot name */
export function keysOf(screen: string, loader: FeatureLoader, locale: Locale): string[] {
  const texts = ['core', ...loader.texts]
  return [`src/${pageOf(screen, loader)}`, ...texts.map((area) => `src/locales/${locale}/${area}.ts`)]
}

/** Files by a screen's path and a language: what its document should name, so that all of it comes at once. */
export type Preloads = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** The scripts and styles of every screen that the entry does not bring, in the order in which they are needed. */
export function preloadsOf(manifest: Manifest, loaders: Readonly<Record<string, FeatureLoader>>): Preloads {
  const filesOf = (keys: readonly string[]): string[] => [
    ...new Set(closureOf(manifest, keys).flatMap(({ file, css }) => [...(css ?? []), file])),
  ]
  const known = new Set(filesOf(entriesOf(manifest)))
  const filesFor = (screen: string, loader: FeatureLoader, locale: Locale): string[] =>
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
