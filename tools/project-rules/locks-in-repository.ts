import ts from 'typescript'
import { isTestFile } from '../checks/source-files.ts'
import { type ProjectRule, calledMethod, findNodes, wholeText } from './rule.ts'

/** In capitals: "wait for update" in a message is no lock. */
const SQL_LOCK = /\bFOR\s+(NO\s+KEY\s+UPDATE|UPDATE|KEY\s+SHARE|SHARE)\b/

function lockByCall(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const called = node.expression.getText()
  if (called === 'waitTurn') return 'waitTurn(…)'
  return calledMethod(node) === 'for' && called !== 'Symbol.for' ? `.for(${node.arguments[0]?.getText()})` : undefined
}

function lockBySql(node: ts.Node): string | undefined {
  const text = wholeText(node)
  if (text === undefined) return undefined
  if (/\bpg_(try_)?advisory_/.test(text)) return 'SQL that locks a name'
  const inSql = ts.isTaggedTemplateExpression(node.parent) && node.parent.tag.getText() === 'sql'
  return SQL_LOCK.test(inSql ? text.toUpperCase() : text) ? 'SQL that locks rows' : undefined
}

/** Rows and names are locked in repository.ts and locks.ts only, where the lock order can be read at a glance. */
export const locksInRepository: ProjectRule = {
  name: 'locks-in-repository',
  why: 'two transactions that take the same locks in different orders deadlock; the order can be checked where all locks are in one file',
  check(file, path) {
    // platform/db defines waitTurn(), and lets one process at a time migrate.
    if (!path.startsWith('packages/server/src/') || path.startsWith('packages/server/src/platform/db/')) return []
    if (/\/(repository|locks)\.ts$/.test(path) || isTestFile(path)) return []
    return findNodes(file, (node) => lockByCall(node) ?? lockBySql(node))
  },
}
