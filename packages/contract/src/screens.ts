import { BUYERS, ROLES, type Role } from './core/roles.ts'

export interface Screen {
  /** The specification's spelling (§2), kept to the letter. */
  path: `/${string}`
  /** Its place in the tab bar, 1 to 7 (spec §2). A tab appears when its screen does. */
  tab?: number
  /** Who may open it (decision 001): anyone, anyone signed in, or whoever has one of these roles active. */
  access: 'public' | 'session' | readonly Role[]
  /** Where "back" leads when there is no history to go back in. */
  parent: string | null
  /** How wide it may become: the phone's column unless it is a work tool with tables and parts side by side (decision 061). */
  width?: 'wide'
  /** Its query parameters. */
  query: Readonly<Record<string, 'required' | 'optional'>>
}

/** The screens that stand. A half-built one is not here. */
export const SCREENS = {
  home: { path: '/', tab: 1, access: 'public', parent: null, query: {} },
  categories: {
    path: '/pages/materialsList/index',
    tab: 2,
    access: 'public',
    parent: null,
    query: { category: 'optional', stage: 'optional', brand: 'optional' },
  },
  cart: { path: '/pages/cart/index', tab: 6, access: BUYERS, parent: null, query: {} },
  user: { path: '/pages/user/index', tab: 7, access: 'public', parent: null, query: {} },
  login: {
    path: '/pages/login/index',
    access: 'public',
    parent: 'user',
    query: { redirect: 'optional', phone: 'optional', way: 'optional' },
  },
  reset: {
    path: '/pages/login/reset',
    access: 'public',
    parent: 'login',
    query: { redirect: 'optional', phone: 'optional' },
  },
  userStatus: { path: '/pages/userStatus/index', access: 'session', parent: 'user', query: { redirect: 'optional' } },
  selectCharacter: { path: '/pages/userStatus/selectCharacter', access: 'session', parent: 'user', query: {} },
  search: {
    path: '/pages/materialsList/search',
    access: 'public',
    parent: 'categories',
    /** `facets` as the API takes them, `min` and `max` in yuan; `literal` when the words are not to be corrected. */
    query: {
      q: 'optional',
      category: 'optional',
      stage: 'optional',
      shopId: 'optional',
      sort: 'optional',
      facets: 'optional',
      min: 'optional',
      max: 'optional',
      stock: 'optional',
      literal: 'optional',
    },
  },
  productDetail: {
    path: '/pages/productDetail/index',
    access: 'public',
    parent: 'categories',
    query: { id: 'required', sku: 'optional', quantity: 'optional', measures: 'optional', addressId: 'optional' },
  },
  /** All texts of a product: chapters, facts, packing, promises. With `sku` the packing of that one. */
  productText: {
    path: '/pages/productDetail/detail',
    access: 'public',
    parent: 'categories',
    query: { id: 'required', sku: 'optional' },
  },
  /** Confirm, pay and result in one place: with `paymentId` it shows the payment, else what is about to be ordered. */
  orderPlay: {
    path: '/pages/orderManagement/buyer/orderPlay',
    access: BUYERS,
    parent: 'orders',
    query: {
      paymentId: 'optional',
      sku: 'optional',
      quantity: 'optional',
      measures: 'optional',
      addressId: 'optional',
      /** Set by a channel whose payer came back without paying. */
      left: 'optional',
    },
  },
  myCollection: { path: '/pages/myCollection/index', access: BUYERS, parent: 'user', query: { kind: 'optional' } },
  history: { path: '/pages/merchant/history/index', access: BUYERS, parent: 'user', query: {} },
  /** With `orderId` what was said about an order's lines, and the way to say it; with `productId` all reviews of a product. */
  viewComments: {
    path: '/pages/orderManagement/reviews/viewComments',
    access: 'public',
    parent: 'user',
    query: {
      orderId: 'optional',
      view: 'optional',
      productId: 'optional',
      filter: 'optional',
      tag: 'optional',
      sort: 'optional',
    },
  },
  orders: {
    path: '/pages/orderManagement/index',
    access: BUYERS,
    parent: 'user',
    query: { view: 'optional', tab: 'optional', q: 'optional' },
  },
  orderDetailBuyer: {
    path: '/pages/orderManagement/buyer/detail',
    access: BUYERS,
    parent: 'orders',
    query: { id: 'required' },
  },
  orderDetailSeller: {
    path: '/pages/orderManagement/seller/detail',
    access: ['merchant'],
    parent: 'orders',
    query: { id: 'required' },
  },
  /** The listing as it was when a line of an order was bought; administrators open it by its address. */
  snapshot: {
    path: '/pages/orderManagement/snapshot/transactionSnapshot',
    access: ROLES,
    parent: 'user',
    query: { id: 'required', line: 'required' },
  },
  /** With `pick` it is opened to choose an address for an order, and goes back with the choice; `used` is the one it has now. */
  address: {
    path: '/pages/address/index',
    access: BUYERS,
    parent: 'user',
    query: { pick: 'optional', id: 'optional', used: 'optional' },
  },
} as const satisfies Record<string, Screen>

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

/** How wide a screen may become; what has no screen of its own is a phone's column. */
export function widthOf(key: ScreenKey | undefined): 'phone' | 'wide' {
  const screen: Screen | undefined = key && SCREENS[key]
  return screen?.width ?? 'phone'
}

/** The screen at a path; a trailing slash is tolerated, as in the specification's runtime. */
export function screenAt(pathname: string): ScreenKey | undefined {
  const wanted = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return (Object.keys(SCREENS) as ScreenKey[]).find((key) => SCREENS[key].path === wanted)
}

/** Whether an address has all that its screen needs: a link without its id leads nowhere. */
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
