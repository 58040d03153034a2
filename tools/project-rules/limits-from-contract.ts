import ts from 'typescript'
import { isTestFile } from '../checks/source-files.ts'
import { type ProjectRule, findNodes } from './rule.ts'

function judge(node: ts.Node): string | undefined {
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'maxLength') return undefined
  const given = node.initializer
  const value = given && ts.isJsxExpression(given) ? given.expression : given
  return value && (ts.isNumericLiteral(value) || ts.isStringLiteral(value)) ? node.getText() : undefined
}

/** How much a field takes is a limit of the contract, which the field imports. */
export const limitsFromContract: ProjectRule = {
  name: 'limits-from-contract',
  why: 'a field with a number of its own cuts off what the server takes, or lets in what the server refuses, once the limit changes',
  check: (file, path) => (path.startsWith('packages/web/src/') && !isTestFile(path) ? findNodes(file, judge) : []),
}
