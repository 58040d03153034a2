import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeProject } from './fixture-project.ts'

const ROOT = join(import.meta.dirname, '../..')
const project = makeProject({
  'knip.json': readFileSync(join(ROOT, 'knip.json'), 'utf8'),
  'package.json':
    '{ "name": "project", "type": "module", "private": true, "workspaces": ["packages/contract", "packages/server"] }',
  'packages/server/package.json':
    '{ "name": "@zhujia/server", "private": true, "exports": { "./*": "./src/*" }, "dependencies": { "@zhujia/contract": "1.0.0", "drizzle-orm": "1.0.0", "zod": "1.0.0" } }',
  'packages/contract/src/core/money.ts':
    'export const used = 1\nexport const unused = 2\nexport type Unused = string\n',
  'packages/contract/src/core/forgotten.ts': 'export const forgotten = 1\n',
  'packages/server/src/main.ts':
    "import 'zod'\nimport { used } from '@zhujia/contract/core/money.ts'\nimport { inner } from './app.ts'\nprocess.exitCode = used + inner\n",
  'packages/server/src/app.ts': 'export const inner = 1\n',
})
afterAll(() => project.remove())

interface KnipReport {
  issues: Record<string, { name: string }[] | string>[]
}

function report(): string[] {
  const ran = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/knip/bin/knip.js'), '--no-progress', '--reporter', 'json'],
    { cwd: project.root, encoding: 'utf8' },
  )
  const { issues } = JSON.parse(ran.stdout) as KnipReport
  return issues
    .flatMap((issue) =>
      Object.entries(issue).flatMap(([kind, found]) =>
        Array.isArray(found) ? found.map(({ name }) => `${kind} ${name}`) : [],
      ),
    )
    .sort()
}

// "exports": { "./*" } makes every file an entry to knip; its exports must be counted all the same.
it('finds unused exports, types and dependencies behind the entry point of a package, and nothing else', () => {
  expect(report()).toEqual(['dependencies drizzle-orm', 'exports forgotten', 'exports unused', 'types Unused'])
})
