import { globSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Area } from './area.ts'
import { nextThousand, registered } from './registrations.ts'
import { filesOf, writeAll } from './template.ts'

/** Runs a script on this Node in a folder. @throws with its output when it fails */
function runIn(folder: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${args.join(' ')} exited with ${status}\n${stdout}${stderr}`)
}

/**
 * Makes a small but whole area on every side: its files, its rows in the files that all areas share, its migration and
 * the generated pages. What would not fit is found before anything is written. @returns the paths of its own files
 */
export function makeArea(root: string, area: Area): string[] {
  const errorTexts = globSync('packages/contract/src/*/errors.ts', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  )
  const files = filesOf(area, nextThousand(errorTexts))
  const shared = registered(root, area)
  writeAll(root, { ...files, ...shared })
  runIn(join(root, 'packages/server'), [
    join(root, 'node_modules/drizzle-kit/bin.cjs'),
    'generate',
    '--name',
    area.name,
  ])
  runIn(root, ['tools/docs.ts'])
  const written = [...Object.keys(files), ...Object.keys(shared)]
  // A longer name breaks lines elsewhere than the template's.
  runIn(root, [join(root, 'node_modules/oxfmt/bin/oxfmt'), '--no-error-on-unmatched-pattern', ...written])
  return written
}
