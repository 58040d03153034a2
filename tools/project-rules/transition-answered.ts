import ts from 'typescript'
import { isTestFile } from '../checks/source-files.ts'
import { type ProjectRule, findNodes } from './rule.ts'

const NAME = 'tryTransition'

/** What stands around an expression, seen through `await`, brackets and assertions. */
function userOf(node: ts.Node): ts.Node {
  const { parent } = node
  const isWrapping =
    ts.isAwaitExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent)
  return isWrapping ? userOf(parent) : parent
}

const LOGICAL = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken])

/** Whether the value decides something, has a name (an unused one is the linter's) or goes on to the caller. */
function isUsed(node: ts.Node): boolean {
  const user = userOf(node)
  if (ts.isBinaryExpression(user) && LOGICAL.has(user.operatorToken.kind))
    return user.left.pos <= node.pos && node.end <= user.left.end ? !isStatement(user) : isUsed(user)
  if (ts.isPrefixUnaryExpression(user)) return isUsed(user)
  if (ts.isConditionalExpression(user)) return !isStatement(user)
  return ts.isIfStatement(user) || ts.isReturnStatement(user) || ts.isVariableDeclaration(user)
}

/** A condition that stands alone runs something when it holds and is silent when it does not. */
const isStatement = (node: ts.Node): boolean => ts.isExpressionStatement(userOf(node))

function judge(node: ts.Node): string | undefined {
  if (!ts.isIdentifier(node) || node.text !== NAME) return undefined
  const { parent } = node
  if (ts.isFunctionDeclaration(parent)) return undefined
  if (ts.isImportSpecifier(parent)) return parent.propertyName ? `${NAME} under another name` : undefined
  if (!ts.isCallExpression(parent) || parent.expression !== node) return `${NAME} handed on instead of called`
  return isUsed(parent) ? undefined : 'nobody looks whether it won'
}

/** `tryTransition()` may lose, so its caller says what happens then; who cannot lose calls `transition()`. */
export const transitionAnswered: ProjectRule = {
  name: 'transition-answered',
  why: 'the thing has not moved, and whatever goes with the step, such as money, happens all the same',
  check(file, path) {
    return path.startsWith('packages/server/src/') && !isTestFile(path) ? findNodes(file, judge) : []
  },
}
