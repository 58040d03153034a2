import ts from 'typescript'
import { isTestFile } from '../checks/source-files.ts'
import { type ProjectRule, calledMethod, findNodes, wholeText } from './rule.ts'

const STRENGTHS = new Set(['update', 'no key update', 'share', 'key share'])
/** In capitals: "wait for update" in a message is no lock. */
const SQL_LOCK = /\bFOR\s+(NO\s+KEY\s+UPDATE|UPDATE|KEY\s+SHARE|SHARE)\b/

function judge(node: ts.Node): string | undefined {
  if (calledMethod(node) === 'for' && ts.isCallExpression(node)) {
    const [strength] = node.arguments
    return strength !== undefined && ts.isStringLiteralLike(strength) && STRENGTHS.has(strength.text)
      ? `.for('${strength.text}')`
      : undefined
  }
  const text = wholeText(node)
  if (text === undefined) return undefined
  const inSql = ts.isTaggedTemplateExpression(node.parent) && node.parent.tag.getText() === 'sql'
  return SQL_LOCK.test(inSql ? text.toUpperCase() : text) ? 'SQL that locks rows' : undefined
}

/** Rows are locked in repository.ts and locks.ts only, where the lock order can be read at a glance. */
export const locksInRepository: ProjectRule = {
  name: 'locks-in-repository',
  why: 'locks taken in two orders are a deadlock; the order is kept where all locks stand together',
  check(file, path) {
    if (!path.startsWith('packages/server/src/') || /\/(repository|locks)\.ts$/.test(path) || isTestFile(path))
      return []
    return findNodes(file, judge)
  },
}
