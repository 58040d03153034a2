import type { ProjectRule } from './rule.ts'
import { findInLines } from './text-rule.ts'

/** Only inside a comment: the words may stand in a string. */
const DIRECTIVE =
  /(?:\/\/|\/\*|^\s*\*).*?(@ts-ignore|@ts-nocheck|@ts-expect-error|(?:eslint|oxlint)-disable(?:-next-line|-line)?)\b(.*)/
/** A reason of one word explains nothing. */
const REASON = /\s--\s+\S+.*\s\S+/

function judge(line: string): string | undefined {
  const [, directive, rest] = DIRECTIVE.exec(line) ?? []
  if (directive === undefined || REASON.test(rest ?? '')) return undefined
  return `${directive} without a reason after --`
}

/** A rule may be switched off for a line when the reason stands beside it. */
export const suppressionsExplained: ProjectRule = {
  name: 'suppressions-explained',
  why: 'without a reason no reader can check whether the suppression is right',
  check: (file) => findInLines(file, judge),
}
