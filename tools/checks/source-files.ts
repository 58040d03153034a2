import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = /^(packages\/[^/]+\/src|tools)\/.*\.tsx?$/

/** TypeScript files of packages/<name>/src and of tools. */
export const listSourceFiles = (root: string): string[] =>
  listFiles(root, ['packages', 'tools']).filter((path) => SOURCE.test(path))

/** Markdown pages. */
export const listPages = (root: string): string[] => listFiles(root, ['*.md'])

/**
 * The files that git lists under `root`, tracked and untracked, never ignored ones. Paths are relative to `root` with
 * forward slashes.
 */
function listFiles(root: string, patterns: readonly string[]): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  // Git still lists a tracked file that was deleted in the working tree.
  const isPresent = (path: string) => path !== '' && existsSync(join(root, path))
  return [...new Set(listed.split('\0'))].filter(isPresent).sort()
}

/** Whether a file is a test, or exists for tests only: `testing/`, `test-support.ts` beside the tests of one folder, an area's `sweep.ts`. */
export function isTestFile(path: string): boolean {
  return (
    /(\.(test|spec)\.tsx?|\/test-support\.ts|\/modules\/[^/]+\/sweep\.ts)$/.test(path) ||
    path.startsWith('packages/e2e/') ||
    /^packages\/[^/]+\/src\/testing\//.test(path)
  )
}
