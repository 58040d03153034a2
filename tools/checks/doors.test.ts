import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLEAN_HOUSE, FAULTS, UNUSED } from './clean-house.ts'
import { type Cruise, cruise } from './cruise.ts'
import { complaints } from './doors.ts'
import { type Fixture, importing, plantHouse } from './plant.ts'
import { listSourceFiles } from './source-files.ts'

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string; severity: string }[]
}

/** Imports every planted file from beside it, as a test would, so none of them is unused. */
function usersOf(files: string[]): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/(\.test)?\.tsx?$/, '-user.test.ts'),
      importing(`./${file.slice(file.lastIndexOf('/') + 1)}`),
    ]),
  )
}

describe('a house with a fault planted for every rule', () => {
  let house: Fixture
  let seen: Cruise
  beforeAll(() => {
    const planted = Object.fromEntries(FAULTS.map(({ file, text }) => [file, text]))
    house = plantHouse({ ...CLEAN_HOUSE, ...planted, ...usersOf(FAULTS.map(({ file }) => file)), [UNUSED.file]: '' })
    seen = cruise(house.root)
  })
  afterAll(() => house.remove())

  it.each([...FAULTS, UNUSED])('$file breaks exactly $rules', ({ file, rules }) => {
    expect(
      seen.breaches
        .filter(({ from }) => from === file)
        .map(({ rule }) => rule)
        .sort(),
    ).toEqual(rules)
  })

  it('reports nothing but the planted files, and no rule stays silent', () => {
    const guilty = new Set([...FAULTS, UNUSED].map(({ file }) => file))
    expect(seen.breaches.filter(({ from }) => !guilty.has(from))).toEqual([])
    expect([...new Set(seen.breaches.map(({ rule }) => rule))].sort()).toEqual(
      [...new Set(config.forbidden.map(({ name }) => name))].sort(),
    )
  })
})

describe('a clean house', () => {
  let house: Fixture
  let seen: Cruise
  beforeAll(() => {
    house = plantHouse({ ...CLEAN_HOUSE, 'packages/server/src/platform/scratch.ignored.test.ts': '' })
    seen = cruise(house.root)
  })
  afterAll(() => house.remove())

  it('has no breach, and every file that git lists was cruised', () => {
    expect(complaints(seen, listSourceFiles(house.root))).toEqual([])
    expect(listSourceFiles(house.root)).toEqual(Object.keys(CLEAN_HOUSE).sort())
  })

  it('is refused when the cruiser missed a file', () => {
    const listed = listSourceFiles(house.root)
    const blind = { ...seen, cruised: seen.cruised.filter((path) => !path.endsWith('queries.ts')) }
    expect(complaints(blind, listed)).toEqual([
      `cruised ${listed.length - 2} of the ${listed.length} TypeScript files that git lists; not seen: packages/server/src/modules/orders/queries.ts, packages/web/src/features/orders/queries.ts`,
    ])
  })

  it('is refused when an own import leads nowhere', () => {
    house.write({
      'packages/contract/src/orders/schemas.ts': importing('zod', '../core/money.ts', '@zhujia/contract/core/gone.ts'),
    })
    expect(complaints(cruise(house.root), [])).toEqual(
      expect.arrayContaining([
        'cannot resolve: packages/contract/src/orders/schemas.ts → @zhujia/contract/core/gone.ts',
      ]),
    )
  })
})

it('knows no rule that merely warns', () => {
  expect(config.forbidden.map(({ severity }) => severity)).toEqual(config.forbidden.map(() => 'error'))
})
