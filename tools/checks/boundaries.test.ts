import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLEAN_PROJECT, FAULTS, UNUSED } from './clean-project.ts'
import { type Cruise, cruise } from './cruise.ts'
import { complaints } from './boundaries.ts'
import { type Fixture, importing, makeProject } from './fixture-project.ts'
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

describe('a project with a fault planted for every rule', () => {
  let project: Fixture
  let seen: Cruise
  beforeAll(() => {
    const planted = Object.fromEntries(FAULTS.map(({ file, text }) => [file, text]))
    project = makeProject({
      ...CLEAN_PROJECT,
      ...planted,
      ...usersOf(FAULTS.map(({ file }) => file)),
      [UNUSED.file]: '',
    })
    seen = cruise(project.root)
  })
  afterAll(() => project.remove())

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

describe('a clean project', () => {
  let project: Fixture
  let seen: Cruise
  beforeAll(() => {
    project = makeProject({ ...CLEAN_PROJECT, 'packages/server/src/platform/scratch.ignored.test.ts': '' })
    seen = cruise(project.root)
  })
  afterAll(() => project.remove())

  it('has no breach, and every file that git lists was cruised', () => {
    expect(complaints(seen, listSourceFiles(project.root))).toEqual([])
    expect(listSourceFiles(project.root)).toEqual(Object.keys(CLEAN_PROJECT).sort())
  })

  it('is refused when the cruiser missed a file', () => {
    const listed = listSourceFiles(project.root)
    const blind = { ...seen, cruised: seen.cruised.filter((path) => !path.endsWith('queries.ts')) }
    expect(complaints(blind, listed)).toEqual([
      `cruised ${listed.length - 5} of the ${listed.length} TypeScript files that git lists; not seen: packages/server/src/modules/orders/queries.ts, packages/web/src/entities/cart/queries.ts, packages/web/src/entities/orders/queries.ts, packages/web/src/features/orders/queries.ts, packages/web/src/platform/queries.ts`,
    ])
  })

  it('is refused when an own import leads nowhere', () => {
    project.write({
      'packages/contract/src/orders/schemas.ts': importing('zod', '../core/money.ts', '@zhujia/contract/core/gone.ts'),
    })
    expect(complaints(cruise(project.root), [])).toEqual(
      expect.arrayContaining([
        'cannot resolve: packages/contract/src/orders/schemas.ts → @zhujia/contract/core/gone.ts',
      ]),
    )
  })
})

it('knows no rule that merely warns', () => {
  expect(config.forbidden.map(({ severity }) => severity)).toEqual(config.forbidden.map(() => 'error'))
})
