import { join, resolve } from 'node:path'

/** The repository's root folder, absolute. */
export const repoRoot = resolve(import.meta.dirname, '../../..')

/** The git-ignored folder for whatever can be made again: the browser, its fonts, test results. */
export const cacheDir = join(repoRoot, '.cache')
