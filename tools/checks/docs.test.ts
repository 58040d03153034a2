import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
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

test('the README tells of every environment variable that the server reads, and of no other', () => {
  const [, table = ''] = /## Configuration\n([\s\S]*?)\nFor development/.exec(read('README.md')) ?? []
  const told = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name)
  const config = [...read('packages/server/src/platform/config.ts').matchAll(/^ {2}([A-Z_]+): z\./gm)].map(
    ([, name = '']) => name,
  )
  expect(config.length).toBeGreaterThan(5)
  expect(told.toSorted()).toEqual(config.toSorted())
})

test('the README names every command of package.json, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const told = [...read('README.md').matchAll(/npm (?:run )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name)
  expect([...new Set(told)].toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test('the README knows the demo accounts and their password', () => {
  const readme = read('README.md')
  const seed = read('packages/server/src/modules/auth/seed.ts')
  const [, password = 'no password'] = /DEMO_PASSWORD = '([^']+)'/.exec(seed) ?? []
  const roles = [...seed.matchAll(/nickname: '[^']*', roles: \[([^\]]+)\]/g)].map(([, list = '']) =>
    list.replaceAll("'", '').split(', ').join(' + '),
  )
  expect(readme).toContain(`\`${password}\``)
  expect(roles).toHaveLength(17)
  roles.forEach((role, index) => {
    const row = readme.split('\n').find((line) => line.includes(`| 138${String(index + 1).padStart(8, '0')} |`))
    expect(row, role).toContain(role)
  })
})

test('the map names every door', () => {
  const doors = [...read('.dependency-cruiser.cjs').matchAll(/(?:rule\(|name: )'([a-z-]+)'/g)].map(
    ([, name]) => `\`${name}\``,
  )
  const map = read('ARCHITECTURE.md')
  expect([...new Set(doors)].filter((door) => !map.includes(door))).toEqual([])
})
