import { readdirSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { makeProject } from '../checks/fixture-project.ts'
import { RULES } from './rules.ts'
import { breaches } from './run.ts'

const project = makeProject({
  'packages/server/src/platform/late.ts': 'export const now = 1\nexport const then = Date.now()\n',
  'packages/server/src/platform/clock.ts': 'export const now = () => Date.now()\n',
  'tools/project-rules/some.test.ts': "const fault = '/v1/orders'\n",
})
afterAll(() => project.remove())

it('names file, line and rule of a breach, and does not check the planted faults of its own tests', () => {
  expect(breaches(project.root)).toEqual([
    expect.stringMatching(/^packages\/server\/src\/platform\/late\.ts:2 no-own-clock: Date\.now \(.+\)$/),
  ])
})

it('runs every rule, and every rule has its test', () => {
  const names = RULES.map(({ name }) => name).sort()
  const tested = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts') && file !== 'run.test.ts')
  expect(tested.map((file) => file.replace('.test.ts', '')).sort()).toEqual(names)
})
