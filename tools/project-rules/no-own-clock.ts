import ts from 'typescript'
import { isTestFile } from '../checks/source-files.ts'
import { type ProjectRule, findNodes } from './rule.ts'

const CLOCKS = new Set(['packages/server/src/platform/clock.ts', 'packages/web/src/platform/clock.ts'])

function isDate(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === 'Date'
}

function judge(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && isDate(node.expression)) return node.arguments?.length ? undefined : 'new Date()'
  if (ts.isCallExpression(node) && isDate(node.expression)) return 'Date()'
  // The bare reference counts as well: `const now = Date.now`.
  return ts.isPropertyAccessExpression(node) && isDate(node.expression) && node.name.text === 'now'
    ? 'Date.now'
    : undefined
}

/** Time is read from the clock. */
export const noOwnClock: ProjectRule = {
  name: 'no-own-clock',
  why: 'tests set the clock; code that reads the time of the machine cannot be tested',
  check(file, path) {
    if (!/^packages\/[^/]+\/src\//.test(path) || CLOCKS.has(path) || isTestFile(path)) return []
    return findNodes(file, judge)
  },
}
