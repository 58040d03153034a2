import { isTestFile } from '../checks/source-files.ts'
import { updateOf } from './column-writes.ts'
import { type ProjectRule, findNodes } from './rule.ts'

/** Which columns an update writes is read in its own file: in its object, its constants or the type of its parameter. */
export const columnsNamed: ProjectRule = {
  name: 'columns-named',
  why: 'neither a reader nor the other rules see a status or a counter among columns that are not named',
  check(file, path) {
    // transition() puts its own status and version after whatever its caller sets.
    if (!path.startsWith('packages/server/src/') || path.includes('/platform/state-machine/') || isTestFile(path))
      return []
    return findNodes(file, (node) => {
      const [hidden] = updateOf(node).unread
      return hidden && `${hidden.getText()} does not say its columns: name them, or give it a Pick<…>`
    })
  },
}
