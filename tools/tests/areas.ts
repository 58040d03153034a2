import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The name for the tests of the web app's frame, and for the journeys of no single area. */
const APP = 'app'
/** A folder in one of these is an area. */
const AREA_FOLDERS = ['packages/server/src/modules', 'packages/web/src/features', 'packages/web/src/entities']
/** More folders with tests of areas; not every folder in them is an area. */
const MORE_FOLDERS = ['packages/contract/src', 'packages/demo/src']
const APP_FOLDER = `packages/web/src/${APP}`
export const JOURNEYS = 'packages/e2e/src/journeys'
/** The journeys that visit every screen, a test each that begins with the screen's key. */
const SCREENS_JOURNEYS = ['app-screens.spec.ts', 'app-pointer.spec.ts']

const isOfScreens = (path: string): boolean => SCREENS_JOURNEYS.some((name) => path === `${JOURNEYS}/${name}`)

/** The areas that have a folder, and `app`. */
export function listAreas(root: string): string[] {
  const names = AREA_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  )
  return [...new Set([...names, APP])].toSorted()
}

/** The area of a test file by its path from the root: by its folder, for a journey by the beginning of its name. Undefined for what all areas share. */
export function areaOf(path: string, areas: readonly string[]): string | undefined {
  const begins = (start: string): boolean => path.startsWith(start)
  if (begins(`${APP_FOLDER}/`)) return APP
  if (begins(`${JOURNEYS}/`)) {
    const name = path.slice(JOURNEYS.length + 1)
    return longest(areas.filter((area) => name === `${area}.spec.ts` || name.startsWith(`${area}-`)))
  }
  return areas.find((area) => [...AREA_FOLDERS, ...MORE_FOLDERS].some((folder) => begins(`${folder}/${area}/`)))
}

const longest = (names: readonly string[]): string | undefined =>
  names.toSorted((a, b) => b.length - a.length).find(() => true)

/** The area whose feature has the page of a screen, by the screen's key. */
export type ScreenAreas = Readonly<Record<string, string>>

/** The area of one test of a journey. A test of `SCREENS_JOURNEYS` belongs to the area of its page. */
export function areaOfJourney(
  path: string,
  title: string,
  { areas, screens }: { areas: readonly string[]; screens: ScreenAreas },
): string | undefined {
  const key = isOfScreens(path) ? /^\w+/.exec(title)?.[0] : undefined
  return (key === undefined ? undefined : screens[key]) ?? areaOf(path, areas)
}

export interface Selection {
  /** Files for Vitest. */
  units: string[]
  /** The pattern by which Playwright selects tests by file and title; undefined when the areas have no journey. */
  journeys: string | undefined
}

const TESTS = ['packages/*/src/**/*.test.{ts,tsx}', `${JOURNEYS}/*.spec.ts`]

/** Every file with tests of the packages, by path from the root. */
export const listTestFiles = (root: string): string[] =>
  globSync(TESTS, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** The tests to run for some areas. */
export function select(
  root: string,
  { wanted, areas, screens }: { wanted: readonly string[]; areas: readonly string[]; screens: ScreenAreas },
): Selection {
  const files = listTestFiles(root).filter((path) => wanted.includes(areaOf(path, areas) ?? ''))
  const isJourney = (path: string): boolean => path.startsWith(`${JOURNEYS}/`)
  const keys = Object.keys(screens).filter((key) => wanted.includes(screens[key] ?? ''))
  const patterns = [
    ...files
      .filter((path) => isJourney(path) && !isOfScreens(path))
      .map((path) => `(^|[ /])${path.slice(JOURNEYS.length + 1).replaceAll('.', '\\.')} `),
    ...(keys.length > 0 ? SCREENS_JOURNEYS.map((name) => `${name.replaceAll('.', '\\.')} (${keys.join('|')}):`) : []),
  ]
  return {
    units: files.filter((path) => !isJourney(path)),
    journeys: patterns.length > 0 ? patterns.join('|') : undefined,
  }
}
