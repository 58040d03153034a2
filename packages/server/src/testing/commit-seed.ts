import { execFileSync } from 'node:child_process'

/** Where there is no commit to follow from. */
const WITHOUT_GIT = 20_261_122
/** So many digits of a commit's hash are a whole number that every generator takes. */
const DIGITS = 6

/** A seed that follows from the commit, so that each commit tries something else and always the same; `ZHUJIA_SEED` repeats another one. */
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

/** Whether everything is to be tried of which the gate takes a sample. */
export const isWhole = (): boolean => process.env.ZHUJIA_WHOLE === '1'
