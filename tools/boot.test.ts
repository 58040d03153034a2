import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from './root.ts'

type Packages = Record<string, object>
const ONE = { version: '1.0.0', integrity: 'sha512-one' }
const OWN = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
const FOREIGN = { version: '1.0.0', optional: true, os: ['sunos'], cpu: ['mips'] }
const WANTED: Packages = { 'node_modules/one': ONE, 'node_modules/own': OWN, 'node_modules/foreign': FOREIGN }
const INSTALLED: Packages = { 'node_modules/one': ONE, 'node_modules/own': OWN }

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boot-'))
  for (const folder of ['tools', 'node_modules', 'bin']) mkdirSync(join(root, folder))
  copyFileSync(join(ROOT, 'tools/boot.mjs'), join(root, 'tools/boot.mjs'))
  writeFileSync(join(root, 'tools/tool.mjs'), 'console.log("the tool runs")')
  // In place of npm: it only says that it was called.
  writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\necho "npm $1"\n')
  chmodSync(join(root, 'bin/npm'), 0o755)
})
afterEach(() => rmSync(root, { recursive: true }))

const lock = (name: string, packages: Packages): void =>
  writeFileSync(join(root, name), JSON.stringify({ lockfileVersion: 3, packages }))

/** What a start says, with this in the lock file and that installed by npm. */
function start(wanted: Packages, installed: Packages | undefined): string[] {
  lock('package-lock.json', { '': { name: 'zhujia' }, ...wanted })
  if (installed) lock('node_modules/.package-lock.json', installed)
  const PATH = [join(root, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
  const { stdout } = spawnSync(process.execPath, [join(root, 'tools/boot.mjs'), 'tools/tool.mjs'], {
    env: { ...process.env, PATH },
    encoding: 'utf8',
  })
  return stdout.trim().split('\n')
}
const INSTALLS = ['Installing packages (first run, or the lock file changed) …', 'npm ci', 'the tool runs']

test.skipIf(process.platform === 'win32')(
  'what `npm ci` has installed is taken as it is, and not looked at again',
  () => {
    expect(start(WANTED, INSTALLED)).toEqual(['the tool runs'])
    expect(existsSync(join(root, 'node_modules/.zhujia-lock'))).toBe(true)
    rmSync(join(root, 'node_modules/.package-lock.json'))
    expect(start(WANTED, undefined)).toEqual(['the tool runs'])
  },
)

test.skipIf(process.platform === 'win32').each([
  ['nothing is installed', undefined],
  ['a package is missing', { 'node_modules/own': OWN }],
  ['what this machine needs of the optional packages is missing', { 'node_modules/one': ONE }],
  ['a package has another version', { ...INSTALLED, 'node_modules/one': { ...ONE, version: '0.9.0' } }],
  ['a package is there that nobody asked for', { ...INSTALLED, 'node_modules/more': ONE }],
])('it installs when %s', (_when, installed) => {
  expect(start(WANTED, installed)).toEqual(INSTALLS)
})

test.skipIf(process.platform === 'win32')('a lock file that has changed since the last start is installed', () => {
  expect(start(WANTED, INSTALLED)).toEqual(['the tool runs'])
  const stamp = readFileSync(join(root, 'node_modules/.zhujia-lock'), 'utf8')
  expect(start({ ...WANTED, 'node_modules/new': ONE }, INSTALLED)).toEqual(INSTALLS)
  expect(readFileSync(join(root, 'node_modules/.zhujia-lock'), 'utf8')).not.toBe(stamp)
})
