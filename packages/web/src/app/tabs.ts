import type { Screen } from '@zhujia/contract/core/screen.ts'
import { type ScreenKey, SCREENS, screenAt } from '@zhujia/contract/screens.ts'
import type { TabKey } from '../platform/navigation.ts'

const keys = Object.keys(SCREENS) as ScreenKey[]

/** A screen's place in the tab bar, undefined for a page that is no tab. */
const placeOf = (key: ScreenKey): number | undefined => (SCREENS[key] satisfies Screen as Screen).tab

export const isTab = (key: ScreenKey): key is TabKey => placeOf(key) !== undefined

/** The tabs whose screens are built, in the specification's order. */
export const TABS: readonly TabKey[] = keys.filter(isTab).toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0))

/** The address of the first tab: where a person goes without a known page to return to. */
export const FIRST_TAB_PATH: string = TABS[0] ? SCREENS[TABS[0]].path : '/'

/** Where "back" leads without history: the screen's parent, else the first tab. */
export function parentPath(pathname: string): string {
  const screen = screenAt(pathname)
  const parent = screen && (SCREENS[screen] satisfies Screen as Screen).parent
  return keys.find((key) => key === parent) ? SCREENS[parent as ScreenKey].path : FIRST_TAB_PATH
}

/** Whether an address of this app is a tab's. */
export function isTabPath(path: string): boolean {
  const screen = screenAt(new URL(path, window.location.origin).pathname)
  return screen !== undefined && isTab(screen)
}
