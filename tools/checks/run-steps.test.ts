import { expect, it } from 'vitest'
import { makeProject } from './fixture-project.ts'
import { runSteps } from './run-steps.ts'
import { stepsOf } from './steps.ts'

it('runs every step to its end, and a failure is known by exit code, signal or missing script', async () => {
  const project = makeProject({
    'good.mjs': "console.log('fine')",
    'bad.mjs': "console.log('out'); console.error('err'); process.exitCode = 2",
    'killed.mjs': "process.kill(process.pid, 'SIGKILL')",
  })
  const steps = ['bad', 'killed', 'missing', 'good'].map((name) => ({ name, script: `${name}.mjs`, args: [] }))
  const done: string[] = []
  const outcomes = await runSteps(steps, project.root, ({ name }) => done.push(name))
  project.remove()
  expect(Object.fromEntries(outcomes.map(({ name, passed }) => [name, passed]))).toEqual({
    good: true,
    bad: false,
    killed: false,
    missing: false,
  })
  expect(done.sort()).toEqual(['bad', 'good', 'killed', 'missing'])
  expect(
    outcomes
      .find(({ name }) => name === 'bad')
      ?.output.split('\n')
      .sort(),
  ).toEqual(['', 'err', 'out'])
})

it('leaves a package out until it has a source file', () => {
  const project = makeProject({ 'packages/contract/src/core/money.ts': 'export const fen = 1\n' })
  const names = stepsOf(project.root).map(({ name }) => name)
  const { args } = stepsOf(project.root).find(({ name }) => name === 'knip') ?? { args: [] }
  project.remove()
  expect(names).toEqual([
    'knip',
    'types contract',
    'types tools',
    'boundaries',
    'lint',
    'format',
    'project rules',
    'file sizes',
    'page sizes',
    'controls',
    'schema',
    'constants',
    'promises',
    'generated files',
  ])
  expect(args.filter((arg) => arg === 'packages/contract' || arg === 'packages/server')).toEqual(['packages/contract'])
})
