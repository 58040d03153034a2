import ts from 'typescript'
import { isTestFile } from '../checks/source-files.ts'
import { type ProjectRule, findNodes } from './rule.ts'

/** The functions of the library that may return the result of a fetch that has already started, and the only file that may use each. */
const PLACES = new Map([
  ['invalidateQueries', 'packages/web/src/platform/mark-stale.ts'],
  ['fetchQuery', 'packages/web/src/platform/fetch-for-step.ts'],
])

/** The web marks queries stale by `markStale` alone, and reads them in a step by `fetchForStep` or `fetchAfterChange`. */
export const staleByMark: ProjectRule = {
  name: 'stale-by-mark',
  why: 'the library returns the result of a fetch that started before the change; markStale and fetchAfterChange fetch again',
  check(file, path) {
    if (!path.startsWith('packages/web/src/') || isTestFile(path)) return []
    return findNodes(file, (node) => {
      if (!ts.isPropertyAccessExpression(node)) return undefined
      const place = PLACES.get(node.name.text)
      return place === undefined || place === path ? undefined : node.name.text
    })
  },
}
