import { accountScreens } from './account/screens.ts'
import { addressesScreens } from './addresses/screens.ts'
import { authScreens } from './auth/screens.ts'
import { cartScreens } from './cart/screens.ts'
import { catalogueScreens } from './catalogue/screens.ts'
import type { Role } from './core/roles.ts'
import type { Screen } from './core/screen.ts'
import { depositsScreens } from './deposits/screens.ts'
import { favouritesScreens } from './favourites/screens.ts'
import { notificationsScreens } from './notifications/screens.ts'
import { ordersScreens } from './orders/screens.ts'
import { organisationsScreens } from './organisations/screens.ts'
import { reviewsScreens } from './reviews/screens.ts'
import { viewsScreens } from './views/screens.ts'

/** The screens that are built, each in its area's screens.ts. */
export const SCREENS = {
  ...accountScreens,
  ...addressesScreens,
  ...authScreens,
  ...cartScreens,
  ...catalogueScreens,
  ...depositsScreens,
  ...favouritesScreens,
  ...notificationsScreens,
  ...ordersScreens,
  ...organisationsScreens,
  ...reviewsScreens,
  ...viewsScreens,
} as const

export type ScreenKey = keyof typeof SCREENS

type QueryOf<Key extends ScreenKey> = (typeof SCREENS)[Key]['query']
type NamesWith<Key extends ScreenKey, Kind> = {
  [Name in keyof QueryOf<Key>]: QueryOf<Key>[Name] extends Kind ? Name : never
}[keyof QueryOf<Key>]

/** The screens that open without a query. */
export type PlainScreenKey = { [Key in ScreenKey]: NamesWith<Key, 'required'> extends never ? Key : never }[ScreenKey]

/** The query that a screen takes: its required names, and any of its optional ones. */
export type ScreenQuery<Key extends ScreenKey> = Record<NamesWith<Key, 'required'>, string> &
  Partial<Record<NamesWith<Key, 'optional'>, string>>

type HrefArgs<Key extends ScreenKey> =
  NamesWith<Key, 'required'> extends never ? [query?: ScreenQuery<Key>] : [query: ScreenQuery<Key>]

/** The address of a screen with its query, the only way to make one: `href('login', { redirect: '/' })`. */
export function href<Key extends ScreenKey>(key: Key, ...[query]: HrefArgs<Key>): string {
  const given = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return search ? `${SCREENS[key].path}?${search}` : SCREENS[key].path
}

/** The width of a screen for who opens it and how; paths without a screen have the phone's column. */
export function widthOf(
  key: ScreenKey | undefined,
  { roles, query }: { roles: readonly Role[]; query: Readonly<Record<string, string | undefined>> },
): 'phone' | 'wide' {
  const screen: Screen | undefined = key && SCREENS[key]
  const { width } = screen ?? {}
  if (typeof width !== 'object') return width ?? 'phone'
  const isOther = Object.entries(width.unless).some(([name, value]) => query[name] === value)
  return roles.includes(width.wideFor) && !isOther ? 'wide' : 'phone'
}

/** The screen at a path; a trailing slash is tolerated, as in the specification's runtime. */
export function screenAt(pathname: string): ScreenKey | undefined {
  const wanted = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return (Object.keys(SCREENS) as ScreenKey[]).find((key) => SCREENS[key].path === wanted)
}

/** Whether a URL has all parameters that its screen needs. */
export function hasWholeQuery(key: ScreenKey, query: { get: (name: string) => string | null }): boolean {
  return Object.entries(SCREENS[key].query).every(([name, kind]) => kind === 'optional' || Boolean(query.get(name)))
}

/** Whether someone with these active roles (undefined: not signed in) may open a screen. */
export function mayOpen(key: ScreenKey, activeRoles: readonly Role[] | undefined): boolean {
  const screen: Screen = SCREENS[key]
  const access = screen.access
  if (access === 'public') return true
  if (!activeRoles) return false
  return access === 'session' || activeRoles.some((role) => access.includes(role))
}
