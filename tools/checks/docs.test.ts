import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RULES } from '../project-rules/rules.ts'
import { ROOT } from '../root.ts'
import { SMS_VARIABLES } from '../../packages/server/src/providers/sms/config.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/operations.md',
  'docs/commands.md',
  'docs/demo.md',
  ...globSync('docs/{decisions,spec}/*.md', { cwd: ROOT }),
]

/** Files are named from the root, or from the source folder that the page is speaking of. */
const BEGINNINGS = [
  '',
  'packages/server/src',
  'packages/web/src',
  'packages/contract/src',
  'packages/server/src/providers',
]
const FILE = /`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs|cjs|json|css|md))`/g

test.each(PAGES)('%s names no file that is not there', (page) => {
  const named = [...read(page).matchAll(FILE)].map(([, path = '']) => path)
  expect(named.filter((path) => !BEGINNINGS.some((beginning) => existsSync(join(ROOT, beginning, path))))).toEqual([])
})

test.each(PAGES)('%s links to nothing that is not there', (page) => {
  // Pictures are drawn from the running app, apart from the text.
  const links = [...read(page).matchAll(/[^!]\[[^\]]*\]\(([^)#]+)[^)]*\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^https?:|\.png$/.test(to))
  expect(links.filter((to) => !existsSync(join(ROOT, page, '..', to)))).toEqual([])
})

test('the operations page names every environment variable that the server reads, and of no other', () => {
  const [, table = ''] = /## Configuration\n([\s\S]*?)\nFor development/.exec(read('docs/operations.md')) ?? []
  const first = [...table.matchAll(/^\| ([^|]*) \|/gm)].map(([, column = '']) => column)
  const named = first.flatMap((column) => [...column.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name))
  const own = read('packages/server/src/platform/config.ts').matchAll(/^ {2}([A-Z_]+): (?:z|limit)\b/gm)
  const config = [...[...own].map(([, name = '']) => name), ...SMS_VARIABLES]
  expect(config.length).toBeGreaterThan(5)
  expect(named.toSorted()).toEqual(config.toSorted())
})

test('README and the page of commands name every command of package.json, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...(read('README.md') + read('docs/commands.md')).matchAll(/npm (?:run )?([a-z][a-z:-]*)/g)].map(
    ([, name = '']) => name,
  )
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test('the page of the demo world knows its accounts, and the README their password', () => {
  const readme = read('README.md')
  const seed = read('packages/demo/src/auth/seed.ts')
  const [, password = 'no password'] = /DEMO_PASSWORD = '([^']+)'/.exec(seed) ?? []
  const roles = [...seed.matchAll(/nickname: '[^']*', roles: \[([^\]]+)\]/g)].map(([, list = '']) =>
    list.replaceAll("'", '').split(', ').join(' + '),
  )
  const page = read('docs/demo.md')
  for (const text of [readme, page]) expect(text).toContain(`\`${password}\``)
  expect(roles).toHaveLength(17)
  roles.forEach((role, index) => {
    const row = page.split('\n').find((line) => line.includes(`| 138${String(index + 1).padStart(8, '0')} |`))
    expect(row, role).toContain(role)
  })
})

test('the map names every boundary', () => {
  const boundaries = [...read('.dependency-cruiser.cjs').matchAll(/(?:rule\(|name: )'([a-z-]+)'/g)].map(
    ([, name]) => `\`${name}\``,
  )
  const map = read('ARCHITECTURE.md')
  expect([...new Set(boundaries)].filter((boundary) => !map.includes(boundary))).toEqual([])
})

test('the map has a row for every project rule, and for no other', () => {
  const [, section = ''] = read('ARCHITECTURE.md').split('Project rules (`tools/project-rules`)')
  const [table = ''] = section.split('\n## ')
  const named = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name = '']) => name)
  expect(named).toEqual(RULES.map(({ name }) => name))
})
