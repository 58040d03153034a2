import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { nameArea, singularOf, waitingPaths } from './area.ts'
import { nextThousand, registered } from './registrations.ts'
import { filesOf, rename } from './template.ts'
import { copyTree, type Scratch } from '../scratch.ts'

/** Nothing of the product is called so. */
const NAME = 'zithers'

describe('names', () => {
  test.each([
    ['reviews', 'review'],
    ['companies', 'company'],
    ['classes', 'class'],
    ['boxes', 'box'],
    ['glass', undefined],
    ['warehouse', undefined],
  ])('%s → %s', (name, thing) => {
    expect(singularOf(name)).toBe(thing)
  })

  test.each([
    ['a capital', { name: 'Zithers' }, /small letters/],
    ['two words', { name: 'steel-zithers' }, /small letters/],
    ['too short', { name: 'zs' }, /small letters/],
    ['a folder of the project', { name: 'platform', thing: 'zither' }, /something else/],
    ['a word of the language', { name: 'classes' }, /something else/],
    ['a word of PostgreSQL', { name: 'groups' }, /something else/],
    ['an area that is there', { name: 'payments' }, /of this name/],
    ['a table that is there', { name: 'ledger', thing: 'zither' }, /of this name/],
    ['no plural', { name: 'zitherware' }, /--thing/],
    ['one name for both', { name: 'zither', thing: 'zither' }, /different names/],
    ['a screen that nobody asked for', { name: NAME, screen: `/${NAME}` }, /no screen at/],
  ])('%s is refused', (_what, wanted, words) => {
    expect(() => nameArea(ROOT, wanted)).toThrow(words)
  })

  test('a screen that waits is taken', () => {
    const path = firstWaiting()
    expect(nameArea(ROOT, { name: NAME, screen: path })).toEqual({ name: NAME, thing: 'zither', screen: path })
  })

  test('every form of the word is renamed', () => {
    expect(
      rename('gadget gadgets Gadget Gadgets GADGET_LIMIT GADGETS_ERRORS', { name: 'companies', thing: 'company' }),
    ).toBe('company companies Company Companies COMPANY_LIMIT COMPANIES_ERRORS')
  })

  test('errors get a thousand of their own', () => {
    expect(nextThousand(['code: 41001, code: 47003', 'code: 44002'])).toBe(48)
  })
})

const firstWaiting = (): string => waitingPaths(ROOT)[0] ?? ''

test('without a screen the web side only says what the mutations make stale', () => {
  const area = { name: NAME, thing: 'zither' }
  const paths = [...Object.keys(filesOf(area, 99)), ...Object.keys(registered(ROOT, area))]
  expect(paths.filter((path) => path.startsWith('packages/web/') || path.endsWith('/screens.ts'))).toEqual([
    `packages/web/src/entities/${NAME}/stale-after.ts`,
    'packages/web/src/entities/stale-after.ts',
  ])
  expect(paths).toContain(`packages/server/src/modules/${NAME}/commands/close-zither.ts`)
})

test('the area stands by the alphabet in the lists that gather them', () => {
  const files = registered(ROOT, { name: 'gongs', thing: 'gong', screen: firstWaiting() })
  const namesIn = (file: string, row: RegExp) =>
    [...(files[file] ?? '').matchAll(row)].map(([, name = '']) => name.toLowerCase())
  for (const names of [
    namesIn('packages/contract/src/endpoints.ts', /^import \* as (\w+)/gm),
    namesIn('packages/contract/src/endpoints.ts', /^ {2}(\w+),/gm),
    namesIn('packages/contract/src/errors.ts', /^ {2}\.\.\.(?!CORE)(\w+)_ERRORS,/gm),
    namesIn('packages/contract/src/screens.ts', /^ {2}\.\.\.(\w+)Screens,/gm),
    namesIn('packages/server/src/areas.ts', /^ {2}(\w+): \w+Area/gm),
    namesIn('packages/server/src/testing/sweeps/sweeps.ts', /^ {2}(\w+): \w+Sweep,/gm),
    namesIn('packages/web/src/entities/stale-after.ts', /^ {2}\.\.\.(\w+)Stale,/gm),
    namesIn('packages/web/src/app/screen-loaders.ts', /^ {2}\.\.\.(\w+)Pages,/gm),
  ]) {
    expect(names).toContain('gongs')
    expect(names).toEqual(names.toSorted())
  }
})

describe('an area with a screen, made in a copy of this tree', () => {
  let scratch: Scratch
  let made: ReturnType<Scratch['run']>
  beforeAll(() => {
    scratch = copyTree(ROOT)
    made = scratch.run(['tools/new-area.ts', NAME, '--screen', firstWaiting()])
  }, 120_000)
  afterAll(() => scratch.remove())

  test('is printed file by file', () => {
    expect(made.said).toContain(`packages/web/src/features/${NAME}/parts/new-zither.tsx`)
    expect(made.code).toBe(0)
  })

  test('passes the whole gate', { timeout: 600_000 }, () => {
    const { code, said } = scratch.run(['tools/check.ts'])
    expect(said).toMatch(/All \d+ steps passed/)
    expect(code).toBe(0)
  })

  test('passes its own tests and the sweeps over its endpoints', { timeout: 300_000 }, () => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--root', 'packages/server']
    const own = scratch.run([...vitest, `src/modules/${NAME}`])
    expect(own.said).toMatch(/Tests.*7 passed/)
    const swept = scratch.run([
      ...vitest,
      'src/sweeps/ownership',
      'src/sweeps/answers',
      'src/sweeps/idempotency',
      'src/sweeps/machines',
      '-t',
      'zither',
    ])
    expect(swept.said).not.toMatch(/failed/)
    expect([own.code, swept.code]).toEqual([0, 0])
  })

  test('is refused a second time', () => {
    const { code, said } = scratch.run(['tools/new-area.ts', NAME])
    expect([code, said]).toEqual([2, `there is an area or a table of this name: ${NAME}\n`])
  })
})
