import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROLES } from '../../packages/contract/src/core/roles.ts'
import { ERRORS } from '../../packages/contract/src/errors.ts'
import { SCREENS } from '../../packages/contract/src/screens.ts'
import { findMachines } from '../../packages/server/src/testing/machines.ts'
import { ROOT } from '../root.ts'
import { hasAccess, LISTED, PRINCIPALS } from './endpoints.ts'
import { generatedFiles, staleFiles, writeFiles } from './generated.ts'
import { diagramOf } from './states.ts'

const files = await generatedFiles()
const page = (path: string): string => files[path] ?? ''

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhujia-docs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the generated files of the project are up to date', () => {
  expect(staleFiles(ROOT, files)).toEqual([])
})

test('a file that differs, is missing or is no longer generated is stale, and writing corrects it', () => {
  const wanted = { 'docs/api.md': 'new', 'docs/states/order.md': 'order' }
  mkdirSync(join(folder, 'docs/states'), { recursive: true })
  writeFileSync(join(folder, 'docs/api.md'), 'old')
  writeFileSync(join(folder, 'docs/states/gone.md'), 'gone')
  expect(staleFiles(folder, wanted)).toEqual(['docs/api.md', 'docs/states/order.md', 'docs/states/gone.md'])
  expect(writeFiles(folder, wanted)).toHaveLength(3)
  expect(staleFiles(folder, wanted)).toEqual([])
  expect(readFileSync(join(folder, 'docs/api.md'), 'utf8')).toBe('new')
  expect(existsSync(join(folder, 'docs/states/gone.md'))).toBe(false)
})

test('the access table has a row for every screen and endpoint and a column for every role', () => {
  const rows = page('docs/access.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows).toHaveLength(Object.keys(SCREENS).length + LISTED.length)
  expect(PRINCIPALS).toEqual(['anonymous', ...ROLES])
  const closed = rows.find((row) => row.startsWith('| `orders.shipOrder` |')) ?? ''
  expect(
    closed
      .split('|')
      .slice(3, -1)
      .map((cell) => cell.trim()),
  ).toEqual(PRINCIPALS.map((principal) => (principal === 'merchant' ? '✓' : '')))
})

test('`public` is everybody, `session` is everybody with a role, a list of roles is those roles', () => {
  const letIn = (access: Parameters<typeof hasAccess>[0]) =>
    PRINCIPALS.filter((principal) => hasAccess(access, principal))
  expect(letIn('public')).toEqual(PRINCIPALS)
  expect(letIn('session')).toEqual(ROLES)
  expect(letIn(['driver', 'boss'])).toEqual(['boss', 'driver'])
})

test('the API page has every endpoint once, and defines every name that it uses', () => {
  const headings = page('docs/api.md')
    .split('\n')
    .filter((line) => line.startsWith('### '))
  expect(headings).toEqual(LISTED.map(({ key }) => `### ${key}`))
  const [, shapes = ''] = page('docs/api.md').split('## Shapes')
  // The last one only an error uses.
  for (const word of ['fen', 'orderDetail', 'saleUnit', 'picture', 'parcel', 'linePart', 'measureFault'])
    expect(shapes).toContain(`\n${word} = `)
})

test('every error has its row', () => {
  const rows = page('docs/errors.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows.map((row) => row.split('`')[1])).toEqual(Object.keys(ERRORS))
})

test('every machine has its page', async () => {
  const machines = (await findMachines()).flatMap((file) => file.machines)
  expect(Object.keys(files).filter((path) => path.startsWith('docs/states/'))).toHaveLength(machines.length)
  expect(page('docs/states/payment-attempt.md')).toContain('| `recover` | `failed` | `succeeded` | provider |')
})

test('the diagram has an arrow for each state in which an event is possible', () => {
  const machine = {
    entity: 'lamp',
    states: ['off', 'on', 'broken'],
    initial: 'off',
    events: {
      light: { from: ['off'], to: 'on', by: ['hand'] },
      drop: { from: ['off', 'on'], to: 'broken', by: ['hand', 'cat'] },
    },
  }
  expect(diagramOf(machine).split('\n').slice(2, -1)).toEqual([
    '  [*] --> off',
    '  off --> on: light (hand)',
    '  off --> broken: drop (hand, cat)',
    '  on --> broken: drop (hand, cat)',
    '  broken --> [*]',
  ])
})
