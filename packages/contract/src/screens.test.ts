import { describe, expect, test } from 'vitest'
import { BUYERS, COMPANY_STAFF, ROLES } from './core/roles.ts'
import type { Screen } from './core/screen.ts'
import { href, mayOpen, type ScreenKey, SCREENS, screenAt, widthOf } from './screens.ts'

const keys = Object.keys(SCREENS) as ScreenKey[]
const specOf = (key: ScreenKey): Screen => SCREENS[key]

/** `href` for any screen: which query fits which key is checked by the test that calls it. */
const hrefOf = href as (key: ScreenKey, query?: Record<string, string>) => string

describe('addresses', () => {
  test.each(keys)('%s: its address leads back to it, bare, with a slash and with its query', (key) => {
    const query = Object.fromEntries(Object.keys(specOf(key).query).map((name) => [name, `a b&${name}=/?#é 家`]))
    const [pathname = '', search = ''] = hrefOf(key, query).split('?')
    const pairs = search === '' ? [] : search.split('&').map((pair) => pair.split('=').map(decodeURIComponent))
    expect(screenAt(pathname)).toBe(key)
    expect(Object.fromEntries(pairs)).toEqual(query)
    expect(screenAt(hrefOf(key))).toBe(key)
    // The root is a slash already.
    expect(screenAt(pathname === '/' ? pathname : `${pathname}/`)).toBe(key)
  })

  test('what is not given is left out of the query', () => {
    expect(hrefOf('search', { q: '瓷砖' })).toBe('/pages/materialsList/search?q=%E7%93%B7%E7%A0%96')
    expect(href('search')).toBe('/pages/materialsList/search')
  })

  test('no other path has a screen', () => {
    for (const path of ['', '//', '/pages', '/pages/cart', '/PAGES/cart/index', '/pages/cart/index/more'])
      expect(screenAt(path), path).toBeUndefined()
  })
})

describe('parents', () => {
  test.each(keys)('%s leads back to a screen without a circle', (key) => {
    const seen = new Set<string>()
    for (let at: string | null = key; at !== null; at = specOf(at as ScreenKey).parent) {
      expect(seen).not.toContain(at)
      expect(keys).toContain(at)
      seen.add(at)
    }
  })

  test.each(keys.filter((key) => specOf(key).tab !== undefined))('%s is a tab: nothing lies above it', (key) => {
    expect(specOf(key).parent).toBeNull()
  })
})

describe('access', () => {
  const withAccess = (access: string): ScreenKey[] => keys.filter((key) => specOf(key).access === access)

  test.each(withAccess('public'))('%s is open to everybody, signed in or not', (key) => {
    expect(mayOpen(key, undefined)).toBe(true)
    for (const role of ROLES) expect(mayOpen(key, [role])).toBe(true)
  })

  test.each(withAccess('session'))('%s is open to whoever is signed in, whatever the role', (key) => {
    expect(mayOpen(key, undefined)).toBe(false)
    expect(mayOpen(key, [])).toBe(true)
    for (const role of ROLES) expect(mayOpen(key, [role])).toBe(true)
  })

  test.each(keys.filter((key) => typeof specOf(key).access !== 'string'))('%s is open to exactly its roles', (key) => {
    const { access } = specOf(key)
    expect(mayOpen(key, undefined)).toBe(false)
    expect(mayOpen(key, [])).toBe(false)
    for (const role of ROLES) expect(mayOpen(key, [role]), role).toBe(access.includes(role))
  })

  test('buyers are all roles but the administrator; the company staff and everybody else shop', () => {
    expect(BUYERS).toHaveLength(13)
    expect(BUYERS).not.toContain('administrator')
    for (const role of COMPANY_STAFF) expect(mayOpen('cart', [role])).toBe(true)
    expect(mayOpen('cart', ['administrator'])).toBe(false)
  })

  test('the roles of a person add up', () => {
    expect(mayOpen('cart', ['administrator', 'owner'])).toBe(true)
    expect(mayOpen('orderDetailSeller', ['owner', 'driver'])).toBe(false)
    expect(mayOpen('orderDetailSeller', ['owner', 'merchant'])).toBe(true)
  })
})

test.each([
  [['merchant'], {}, 'wide'],
  [['owner', 'merchant'], { view: 'seller', tab: 'toShip' }, 'wide'],
  [['merchant'], { view: 'buyer' }, 'phone'],
  [['owner'], {}, 'phone'],
  [[], {}, 'phone'],
] as const)('the orders of %j with %j are %s', (roles, query, width) => {
  expect(widthOf('orders', { roles, query })).toBe(width)
  expect(widthOf('user', { roles, query })).toBe('phone')
  expect(widthOf(undefined, { roles, query })).toBe('phone')
})
