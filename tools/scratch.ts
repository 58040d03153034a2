import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Scratch {
  root: string
  /** Runs a script on this Node in the copy; its exit code and all that it said. */
  run(args: readonly string[], env?: Record<string, string>): { code: number | null; said: string }
  remove(): void
}

const OWN = '@zhujia'

/** The packages are the real ones; the workspaces among them are the copy's. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, OWN), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== OWN)
      symlinkSync(join(from, name), join(to, name), lstatSync(join(from, name)).isDirectory() ? 'junction' : 'file')
  for (const name of readdirSync(join(from, OWN)))
    symlinkSync(join('..', '..', 'packages', name), join(to, OWN, name), 'junction')
}

/** A copy of the working tree, as git knows it, in a temporary folder. */
export function copyTree(root: string): Scratch {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'zhujia-scratch-')))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const path of new Set(listed.split('\0').filter(Boolean))) {
    if (!existsSync(join(root, path))) continue
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  return scratchAt(copy)
}

/** A folder in which scripts are run and which is then removed. */
export function scratchAt(root: string): Scratch {
  return {
    root,
    run(args, env = {}) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', ...args],
        { cwd: root, encoding: 'utf8', env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 },
      )
      return { code: status, said: `${stdout}${stderr}` }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
