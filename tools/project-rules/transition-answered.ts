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

/** The functions of a file that hand the answer on: they call it, or another of them, and promise a boolean. */
function answersIn(file: ts.SourceFile): Set<string> {
  const names = new Set([NAME])
  const local = file.statements.filter(ts.isFunctionDeclaration)
  for (const name of names)
    for (const { name: own, type, body } of local)
      if (own && type?.getText() === 'Promise<boolean>' && body?.getText().includes(`${name}(`)) names.add(own.text)
  return names
}

const calleeOf = (node: ts.Node): string | undefined =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : undefined

function judge(node: ts.Node, answers: ReadonlySet<string>): string | undefined {
  if (answers.has(calleeOf(node) ?? '')) return isUsed(node) ? undefined : 'nobody looks whether it won'
  if (!ts.isIdentifier(node) || node.text !== NAME) return undefined
  const { parent } = node
  if (ts.isFunctionDeclaration(parent) || calleeOf(parent) === NAME) return undefined
  if (ts.isImportSpecifier(parent)) return parent.propertyName ? `${NAME} under another name` : undefined
  return `${NAME} handed on instead of called`
}

/** `void (await …)` of anything else, which may answer the same from another file. */
function judgeVoid(node: ts.Node, answers: ReadonlySet<string>): string | undefined {
  if (!ts.isVoidExpression(node)) return undefined
  const operand = ts.isParenthesizedExpression(node.expression) ? node.expression.expression : node.expression
  if (!ts.isAwaitExpression(operand) || answers.has(calleeOf(operand.expression) ?? '')) return undefined
  return 'void throws away what was awaited'
}

/**
 * `tryTransition()` may lose, so its caller says what happens then, and so does the caller of a function in the same file that hands its
 * answer on; who cannot lose calls `transition()`. No module throws away by `void` what it has awaited.
 */
export const transitionAnswered: ProjectRule = {
  name: 'transition-answered',
  why: 'the thing has not moved, and whatever goes with the step, such as money, happens all the same',
  check(file, path) {
    if (!path.startsWith('packages/server/src/') || isTestFile(path)) return []
    const answers = answersIn(file)
    const isModule = path.startsWith('packages/server/src/modules/')
    return findNodes(file, (node) => judge(node, answers) ?? (isModule ? judgeVoid(node, answers) : undefined))
  },
}
