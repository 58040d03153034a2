import ts from 'typescript'
import { calledMethod } from './rule.ts'

/** A column given a value; the value is undefined where only a type names the column. */
export interface ColumnWrite {
  column: string
  value: ts.Expression | undefined
}

/** The columns that an update writes; `unread` are the parts whose columns this file does not name. */
interface Update {
  writes: ColumnWrite[]
  unread: ts.Node[]
}

type Declaration = ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement

/**
 * The columns that a node updates when it is `.update(…).set(…)`, `.onConflictDoUpdate({ set: … })`, `transition(…, { set: … })` or
 * `tryTransition(…, { set: … })`; constants and types of the same file are followed. The `.set(…)` of a Map or a
 * gauge is none.
 */
export function updateOf(node: ts.Node): Update {
  if (!ts.isCallExpression(node)) return { writes: [], unread: [] }
  const [first, , third] = node.arguments
  const method = calledMethod(node)
  if (method === 'set' && first && isOfUpdate(node.expression)) return readObject(first)
  if (method === 'onConflictDoUpdate' && first) return readSet(first)
  return /^(t|tryT)ransition$/.test(node.expression.getText()) && third ? readSet(third) : { writes: [], unread: [] }
}

/** What a value is: the constant of this file that it names, or itself. */
export function followed(value: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value) || ts.isSatisfiesExpression(value))
    return followed(value.expression)
  const declared = ts.isIdentifier(value) ? declarationOf(value) : undefined
  if (!declared?.initializer || !ts.isVariableDeclaration(declared) || !ts.isIdentifier(declared.name)) return value
  return ts.getCombinedNodeFlags(declared) & ts.NodeFlags.Const ? followed(declared.initializer) : value
}

const isOfUpdate = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee) && calledMethod(callee.expression) === 'update'

function readSet(argument: ts.Expression): Update {
  const { writes, unread } = readObject(argument)
  const sets = writes.flatMap(({ column, value }) => (column === 'set' && value ? [readObject(value)] : []))
  return join([{ writes: [], unread }, ...sets])
}

const join = (parts: readonly Update[]): Update => ({
  writes: parts.flatMap(({ writes }) => writes),
  unread: parts.flatMap(({ unread }) => unread),
})

function readObject(expression: ts.Expression): Update {
  const value = followed(expression)
  if (ts.isObjectLiteralExpression(value)) return join(value.properties.map(readProperty))
  if (ts.isConditionalExpression(value)) return join([value.whenTrue, value.whenFalse].map(readObject))
  if (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return readObject(value.right)
  const columns = ts.isIdentifier(expression) ? namesOf(declarationOf(expression)) : undefined
  if (!columns) return { writes: [], unread: [expression] }
  return { writes: columns.map((column) => ({ column, value: undefined })), unread: [] }
}

function readProperty(property: ts.ObjectLiteralElementLike): Update {
  if (ts.isSpreadAssignment(property)) return readObject(property.expression)
  const column = property.name && nameOf(property.name)
  if (column === undefined) return { writes: [], unread: [property] }
  if (ts.isShorthandPropertyAssignment(property)) return { writes: [{ column, value: property.name }], unread: [] }
  if (!ts.isPropertyAssignment(property)) return { writes: [], unread: [property] }
  return { writes: [{ column, value: property.initializer }], unread: [] }
}

function nameOf(name: ts.PropertyName): string | undefined {
  if (!ts.isComputedPropertyName(name)) return name.text
  return ts.isStringLiteralLike(name.expression) ? name.expression.text : undefined
}

function declarationOf({ parent, text }: ts.Identifier): Declaration | undefined {
  for (let scope: ts.Node | undefined = parent; scope !== undefined; scope = scope.parent) {
    const found = declaredIn(scope).find(({ name }) => ts.isIdentifier(name) && name.text === text)
    if (found) return found
  }
  return undefined
}

function declaredIn(scope: ts.Node): Declaration[] {
  if (ts.isFunctionLike(scope)) return scope.parameters.filter(ts.isParameter).flatMap(namesBoundBy)
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return []
  return scope.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations.flatMap(namesBoundBy))
}

const namesBoundBy = (declared: Declaration): Declaration[] =>
  ts.isObjectBindingPattern(declared.name) ? declared.name.elements.flatMap(namesBoundBy) : [declared]

/** The names that the declared type of a variable, or of a part of a parameter, lists. */
function namesOf(declared: Declaration | undefined): string[] | undefined {
  if (!declared) return undefined
  if (!ts.isBindingElement(declared)) return namesIn(declared.type)
  const { parent: pattern } = declared
  if (declared.dotDotDotToken) {
    const taken = pattern.elements.flatMap((one) => (ts.isBindingElement(one) ? [boundName(one)] : []))
    return namesOf(pattern.parent)?.filter((name) => !taken.includes(name))
  }
  const whole = ts.isBindingElement(pattern.parent) ? undefined : pattern.parent.type
  if (!whole || !ts.isTypeLiteralNode(whole)) return undefined
  const member = whole.members.filter(ts.isPropertySignature).find(({ name }) => name.getText() === boundName(declared))
  return namesIn(member?.type)
}

const boundName = ({ propertyName, name }: ts.BindingElement): string => (propertyName ?? name).getText()

/** The names that a type lists: an object type or an interface of this file, `Pick<…>`, or `Partial<…>` of one. */
function namesIn(type: ts.TypeNode | undefined): string[] | undefined {
  if (!type) return undefined
  if (ts.isTypeLiteralNode(type)) return membersOf(type)
  if (!ts.isTypeReferenceNode(type)) return undefined
  const [first, second] = type.typeArguments ?? []
  const name = type.typeName.getText()
  if (name === 'Partial') return namesIn(first)
  return name === 'Pick' ? literalsOf(second) : namesDeclared(type.getSourceFile(), name)
}

function namesDeclared(file: ts.SourceFile, name: string): string[] | undefined {
  const declared = file.statements
    .filter((one) => ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one))
    .find((one) => one.name.text === name)
  if (!declared) return undefined
  if (ts.isTypeAliasDeclaration(declared)) return namesIn(declared.type)
  return declared.heritageClauses ? undefined : membersOf(declared)
}

const membersOf = ({ members }: ts.TypeLiteralNode | ts.InterfaceDeclaration): string[] =>
  members.flatMap(({ name }) => (name ? [nameOf(name) ?? ''] : []))

function literalsOf(type: ts.TypeNode | undefined): string[] | undefined {
  if (!type) return undefined
  const parts = ts.isUnionTypeNode(type) ? [...type.types] : [type]
  const names = parts.flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
  )
  return names.length === parts.length ? names : undefined
}
