import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile } from '../checks/source-files.ts'
import { ROOT } from '../root.ts'
import { type ProjectRule, findNodes, wholeText } from './rule.ts'

const TABLES = join(ROOT, 'packages/server/src/tables')
/** The area of each table: the name of its file, or of its folder. */
const AREA_OF = new Map(
  globSync('**/*.ts', { cwd: TABLES }).flatMap((path) =>
    [...readFileSync(join(TABLES, path), 'utf8').matchAll(/\bpgTable\(\s*'(\w+)'/g)].map(([, table]) => [
      table,
      /^\w+/.exec(path)?.[0],
    ]),
  ),
)
const NAMED = /\b(?:from|join|update|into|using|truncate)\s+(?:table\s+)?(?:only\s+)?"?(\w+)/gi

/** Another area's table is named in SQL by its import, which the boundaries see. */
export const noRawTables: ProjectRule = {
  name: 'no-raw-tables',
  why: 'an area writes its own tables only, and a name in a text passes the boundary `writes-stay-in-area`',
  check(file, path) {
    const [, own] = /^packages\/server\/src\/modules\/(\w+)\//.exec(path) ?? []
    if (own === undefined || isTestFile(path)) return []
    return findNodes(file, (node) => {
      const names = [...(wholeText(node) ?? '').matchAll(NAMED)].map(([, name]) => name)
      const foreign = names.find((name) => AREA_OF.has(name) && AREA_OF.get(name) !== own)
      return foreign && `"${foreign}" is a table of another area: import it`
    })
  },
}
