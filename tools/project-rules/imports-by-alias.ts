import ts from 'typescript'
import { type ProjectRule, findNodes } from './rule.ts'

const PACKAGE_SOURCE = /^packages\/[^/]+\/src\//

/** The address of a static or dynamic import, of a re-export or of a mock. */
function importedAddress(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (!ts.isCallExpression(node)) return undefined
  return node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined
}

function judge(node: ts.Node): string | undefined {
  const address = importedAddress(node)
  if (address === undefined || !ts.isStringLiteral(address)) return undefined
  // Files outside the package's source (docs/spec) have no alias.
  return /^\.\.\/\.\.\/(?!(\.\.\/)*docs\/)/.test(address.text) ? address.text : undefined
}

/** What lies two folders up or more is imported from the package's source folder: `#platform/clock.ts`. */
export const importsByAlias: ProjectRule = {
  name: 'imports-by-alias',
  why: 'a path from the source folder stays correct when the importing file is moved, and is the same in every file',
  check: (file, path) => (PACKAGE_SOURCE.test(path) ? findNodes(file, judge) : []),
}
