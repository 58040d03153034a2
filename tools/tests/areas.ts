import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The tests of the web app's frame, and the journeys that are about no single area. */
const APP = 'app'
/** A folder in one of these is an area. */
const AREA_FOLDERS = ['packages/server/src/modules', 'packages/web/src/features', 'packages/web/src/entities']
/** Where an area's tests stand beside those: what else has a folder there is no area. */
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

/** The area of a test file by its path from the root: by its folder, a journey's by how its name begins. Undefined for what all share. */
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

/** The area of one test of a journey. Those of the screens belong to the area of the page. */
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
  /** What Playwright looks for in a test's file and title; undefined where the areas have no journey. */
  journeys: string | undefined
}

const TESTS = ['packages/*/src/**/*.test.{ts,tsx}', `${JOURNEYS}/*.spec.ts`]

/** Every file with tests of the packages, by path from the root. */
export const listTestFiles = (root: string): string[] =>
  globSync(TESTS, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** What runs when only these areas are asked for. */
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
