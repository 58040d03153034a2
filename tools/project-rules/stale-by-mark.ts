import ts from 'typescript'
import { isTestFile } from '../checks/source-files.ts'
import { type ProjectRule, findNodes } from './rule.ts'

/** What of the library may take a fetch that is under way for a fresh one, and where alone it stands. */
const PLACES = new Map([
  ['invalidateQueries', 'packages/web/src/platform/mark-stale.ts'],
  ['fetchQuery', 'packages/web/src/platform/fetch-for-step.ts'],
])

/** The web marks queries stale by `markStale` alone, and reads them in a step by `fetchForStep` or `fetchAfterChange`. */
export const staleByMark: ProjectRule = {
  name: 'stale-by-mark',
  why: 'the library takes a fetch that is still under way for a fresh one; markStale and fetchAfterChange ask again',
  check(file, path) {
    if (!path.startsWith('packages/web/src/') || isTestFile(path)) return []
    return findNodes(file, (node) => {
      if (!ts.isPropertyAccessExpression(node)) return undefined
      const place = PLACES.get(node.name.text)
      return place === undefined || place === path ? undefined : node.name.text
    })
  },
}
