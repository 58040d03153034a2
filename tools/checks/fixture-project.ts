import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A small project in a temporary folder, made for a test. */
export interface Fixture {
  root: string
  write: (files: Record<string, string>) => void
  remove: () => void
}

/** npm packages of the fixture: each is an empty module, enough to be resolved. */
const PACKAGES = ['zod', 'drizzle-orm', 'antd-mobile', 'fast-check']
const WORKSPACES = ['contract', 'server', 'demo', 'web', 'e2e']

/**
 * Builds a git repository with the workspaces linked in node_modules as npm does it, holding `files`
 * (path → text). The caller removes it.
 */
export function makeProject(files: Record<string, string>): Fixture {
  // macOS links its temporary folder: the cruiser would see paths outside the root.
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'zhujia-project-')))
  const write = (more: Record<string, string>) => {
    for (const [path, text] of Object.entries(more)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  write({ '.gitignore': 'node_modules/\n*.ignored.test.ts\n', 'package.json': '{ "type": "module" }' })
  for (const name of PACKAGES)
    write({
      [`node_modules/${name}/package.json`]: `{ "name": "${name}", "main": "index.js" }`,
      [`node_modules/${name}/index.js`]: '',
    })
  mkdirSync(join(root, 'node_modules/@zhujia'))
  for (const name of WORKSPACES) {
    write({
      [`packages/${name}/package.json`]: `{ "name": "@zhujia/${name}", "type": "module", "exports": { "./*": "./src/*" } }`,
    })
    symlinkSync(join('..', '..', 'packages', name), join(root, 'node_modules/@zhujia', name), 'junction')
  }
  write(files)
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** The text of a module that imports each of the specifiers for its effect. */
export function importing(...specifiers: string[]): string {
  return specifiers.map((specifier) => `import '${specifier}'\n`).join('')
}
