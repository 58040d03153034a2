import ts from 'typescript'
import { isTestFile } from '../checks/source-files.ts'
import { type ProjectRule, calledMethod, findNodes } from './rule.ts'

/** The handle before `.transaction(…)` and the function written in place; undefined for any other node. */
function transactionOf(node: ts.Node): { handle: ts.Expression; work: ts.FunctionLikeDeclaration } | undefined {
  if (
    calledMethod(node) !== 'transaction' ||
    !ts.isCallExpression(node) ||
    !ts.isPropertyAccessExpression(node.expression)
  )
    return undefined
  const [work] = node.arguments
  // A function passed by name sees nothing of the handle outside.
  if (work === undefined || !(ts.isArrowFunction(work) || ts.isFunctionExpression(work))) return undefined
  return { handle: node.expression.expression, work }
}

function judge(node: ts.Node): string | undefined {
  const transaction = transactionOf(node)
  if (transaction === undefined) return undefined
  const { handle, work } = transaction
  if (!ts.isIdentifier(handle))
    return `${handle.getText()}.transaction: open it from ctx, so that the handle inside can shadow it`
  const inner = work.parameters[0]?.name
  if (inner !== undefined && ts.isIdentifier(inner) && inner.text === handle.text) return undefined
  return `the handle inside must be called ${handle.text}, as the one outside`
}

/** Inside `ctx.transaction(async (ctx) => …)` nobody can reach the outer handle. */
export const transactionShadows: ProjectRule = {
  name: 'transaction-shadows',
  why: 'a write by the outer handle inside a transaction is committed alone, and waits for a second connection',
  check(file, path) {
    // platform/db makes ctx.transaction out of the driver's own.
    if (
      !path.startsWith('packages/server/src/') ||
      path.startsWith('packages/server/src/platform/db/') ||
      isTestFile(path)
    )
      return []
    return findNodes(file, judge)
  },
}
