import { expect, test } from 'vitest'
import specCalls from '../../../docs/spec/calls.json' with { type: 'json' }
import specConstants from '../../../docs/spec/constants.json' with { type: 'json' }
import specRoles from '../../../docs/spec/roles.json' with { type: 'json' }
import specRoutes from '../../../docs/spec/routes.json' with { type: 'json' }
import * as constants from './core/constants.ts'
import type { EndpointSpec } from './core/endpoint.ts'
import { COMPANY_STAFF, ROLES } from './core/roles.ts'
import { ENDPOINTS } from './endpoints.ts'
import type { Screen } from './core/screen.ts'
import { SCREENS } from './screens.ts'

const screens: [string, Screen][] = Object.entries(SCREENS)
const endpoints: EndpointSpec[] = Object.values<Record<string, EndpointSpec>>(ENDPOINTS).flatMap((area) =>
  Object.values(area),
)

test('the specification names 109 screens, each path once', () => {
  expect(specRoutes).toHaveLength(109)
  expect(new Set(specRoutes.map(({ path }) => path)).size).toBe(109)
})

/** Screens that the specification asks for without naming their paths (decisions 105, 111 and 132). */
const PATHS_CHOSEN_HERE = [
  '/pages/settings/account/devices',
  '/pages/settings/account/memberships',
  '/pages/account/merchants/deposit',
]
const specified = screens.filter(([, { path }]) => !PATHS_CHOSEN_HERE.includes(path))

test.each(specified)('the screen %s has a path of the specification, and its place in the tab bar', (_key, screen) => {
  const route = specRoutes.find(({ path }) => path === screen.path)
  expect(route, screen.path).toBeDefined()
  expect(screen.tab).toBe(route?.tab)
})

test('no two screens share a path', () => {
  expect(new Set(screens.map(([, { path }]) => path)).size).toBe(screens.length)
})

test('the roles are those of the specification, in its order', () => {
  expect(ROLES).toEqual(specRoles.roles)
})

test('the company staff group is that of the specification', () => {
  expect([...COMPANY_STAFF].toSorted()).toEqual(specRoles.companyStaff.toSorted())
})

/** What the specification leaves open and this product has settled (decision 004): no number of the specification. */
const CHOSEN_HERE = [
  'UPLOAD_TIMEOUT_MS',
  'TEXT_MAX',
  'NAME_MAX',
  'QUANTITY_MAX',
  'LINE_FEN_MAX',
  'ORDER_FEN_MAX',
  'PAGE_SIZE_MAX',
  'OFFSET_MAX',
]

const named = specConstants.flatMap(({ constant, value }) => (constant === null ? [] : [{ constant, value }]))

test.each(named)('$constant is what the specification says', ({ constant, value }) => {
  expect(Object.entries(constants)).toContainEqual([constant, value])
})

test('every other constant is one that was chosen here', () => {
  const specified = new Set(named.map(({ constant }) => constant))
  expect(
    Object.keys(constants)
      .filter((name) => !specified.has(name))
      .toSorted(),
  ).toEqual(CHOSEN_HERE.toSorted())
})

const callsWithPath = specCalls.calls.filter((call) => call.path !== null)

test.each(callsWithPath)('$method $path is an endpoint', ({ method, path }) => {
  expect(endpoints.filter((spec) => spec.method === method && spec.path === path)).toHaveLength(1)
})

test('the fifth call is any upload: multipart, under POST, with the route that it came from', () => {
  const uploads = endpoints.filter(({ consumes }) => consumes === 'multipart')
  expect(specCalls.calls).toHaveLength(5)
  expect(uploads.length).toBeGreaterThan(0)
  for (const { method, body } of uploads) {
    expect(method).toBe('POST')
    expect(Object.keys(shapeOf(body))).toContain('currentPage')
  }
})

test('each call that the specification shows takes and answers what it shows', () => {
  const of = (path: string) => endpoints.find((spec) => spec.path === path)
  expect(Object.keys(shapeOf(of('/v1/auth/login')?.response))).toEqual(['token', 'currentRoles', 'availableRoles'])
  expect(Object.keys(shapeOf(of('/v1/users/select-roles')?.body))).toEqual(['roleCodes'])
  expect(of('/v1/users/select-roles')?.response.safeParse([{ roleCode: 'owner' }]).success).toBe(true)
})

/** The fields of an object schema; none for a schema of another kind. */
function shapeOf(schema: unknown): object {
  const hasShape = typeof schema === 'object' && schema !== null && 'shape' in schema
  return hasShape && typeof schema.shape === 'object' && schema.shape !== null ? schema.shape : {}
}
