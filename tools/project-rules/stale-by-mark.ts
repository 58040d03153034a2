import ts from 'typescript'
import { isTestFile } from '../checks/source-files.ts'
import { type ProjectRule, findNodes } from './rule.ts'

const judge = (node: ts.Node): string | undefined =>
  ts.isPropertyAccessExpression(node) && node.name.text === 'invalidateQueries' ? 'invalidateQueries' : undefined

/** The web marks queries stale by `markStale` alone. */
export const staleByMark: ProjectRule = {
  name: 'stale-by-mark',
  why: 'invalidateQueries takes a first answer that is still under way for a fresh one; markStale asks again',
  check(file, path) {
    if (!path.startsWith('packages/web/src/') || isTestFile(path)) return []
    return path === 'packages/web/src/platform/mark-stale.ts' ? [] : findNodes(file, judge)
  },
}
