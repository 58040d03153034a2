import ts from 'typescript'
import { isTestFile } from '../checks/source-files.ts'
import { type ColumnWrite, followed, updateOf } from './column-writes.ts'
import { type ProjectRule, findNodes } from './rule.ts'

/** Running totals: a plain value was computed from a value that was read before. */
const TOTAL =
  /^(onHand|reserved|available|pending|stock|sold|balance)$|(OnHand|Reserved|Balance|BalanceFen)$|^balanceFen$/
/** Amounts and counters: a plain value may be an input, but a sum or difference contains a value that was read before. */
const AMOUNT = /(Fen|Count|[qQ]uantity)$/

function isSql(value: ts.Expression): boolean {
  return ts.isTaggedTemplateExpression(value) && /^sql\b/.test(value.tag.getText())
}

function isSum(value: ts.Expression): boolean {
  if (!ts.isBinaryExpression(value)) return false
  return value.operatorToken.kind === ts.SyntaxKind.PlusToken || value.operatorToken.kind === ts.SyntaxKind.MinusToken
}

function isLostUpdate({ column, value: written }: ColumnWrite): boolean {
  const value = written && followed(written)
  if (TOTAL.test(column)) return value === undefined || !isSql(value)
  return AMOUNT.test(column) && value !== undefined && isSum(value)
}

/** Stock and money change by an expression in the database, never by a value computed from an earlier read. */
export const noReadModifyWrite: ProjectRule = {
  name: 'no-read-modify-write',
  why: 'two transactions that read the same value lose one of the changes; write sql`${column} + ${n}` with its condition',
  check(file, path) {
    if (!path.startsWith('packages/server/src/') || isTestFile(path)) return []
    return findNodes(file, (node) => {
      const lost = updateOf(node).writes.find(isLostUpdate)
      return lost === undefined ? undefined : `${lost.column} is set to a value computed outside the database`
    })
  },
}
