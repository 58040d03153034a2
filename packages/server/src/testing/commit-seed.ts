import { execFileSync } from 'node:child_process'

/** The seed when there is no git repository. */
const WITHOUT_GIT = 20_261_122
/** So many hexadecimal digits of a commit's hash are a number that every generator accepts. */
const DIGITS = 6

/** A seed made from the commit's hash: different for each commit, and always the same for one commit. `ZHUJIA_SEED` replaces it. */
export function commitSeed(): number {
  const given = process.env.ZHUJIA_SEED
  if (given !== undefined) return Number(given)
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number.parseInt(commit.slice(0, DIGITS), 16)
  } catch {
    return WITHOUT_GIT
  }
}

/** Whether to run everything of which `npm test` runs only a sample. */
export const isWhole = (): boolean => process.env.ZHUJIA_WHOLE === '1'
