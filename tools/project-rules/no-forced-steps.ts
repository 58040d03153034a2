import ts from 'typescript'
import { type ProjectRule, calledMethod, findNodes, literalText } from './rule.ts'

/** Deleting files is `force: true` too. */
const DELETES = new Set(['rm', 'rmSync'])

function calledName(call: ts.CallExpression): string {
  const { expression: callee } = call
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText()
}

const clicks = (node: ts.Node): boolean => calledMethod(node) === 'click' || ts.forEachChild(node, clicks) === true

function judge(node: ts.Node): string | undefined {
  if (literalText(node) === 'networkidle') return 'networkidle'
  if (!ts.isCallExpression(node)) return undefined
  const name = calledName(node)
  if (name === 'waitForTimeout' || node.expression.getText() === 'setTimeout') return `${name}(…)`
  if (DELETES.has(name)) return undefined
  if (name === 'evaluate' && node.arguments.some(clicks)) return 'evaluate(… click() …)'
  return node.arguments.some(isForced) ? `${name}({ force: true })` : undefined
}

const isForced = (argument: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(argument) &&
  argument.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'force' &&
      property.initializer.kind === ts.SyntaxKind.TrueKeyword,
  )

/** A journey does what a person can do, and waits for what happens rather than for time to pass. */
export const noForcedSteps: ProjectRule = {
  name: 'no-forced-steps',
  why: 'a forced click, or one by script, passes where a person cannot click; a sleep is too short on a busy machine, and nobody waits for a silent network',
  check(file, path) {
    if (!path.startsWith('packages/e2e/src/') || path.startsWith('packages/e2e/src/browser/')) return []
    return findNodes(file, judge)
  },
}
