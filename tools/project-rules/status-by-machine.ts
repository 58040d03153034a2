import type ts from 'typescript'
import { updateOf } from './column-writes.ts'
import { type ProjectRule, findNodes, wholeText } from './rule.ts'

const STATUS = /^status$|Status$/

/** Whether a piece of SQL assigns to a status column; a status compared in WHERE is allowed. */
function assignsStatus(sql: string): boolean {
  const [, assignments] = /\bset\b([\s\S]*?)(?:\bwhere\b|\breturning\b|$)/i.exec(sql) ?? []
  return assignments !== undefined && /(^|[\s,."_])status"?\s*=/i.test(assignments)
}

function judge(node: ts.Node): string | undefined {
  const column = updateOf(node).writes.find((write) => STATUS.test(write.column))?.column
  if (column !== undefined) return `writes ${column}`
  const text = wholeText(node)
  return text !== undefined && assignsStatus(text) ? 'SQL that sets a status' : undefined
}

/** transition() of platform/state-machine is the only writer of a status. */
export const statusByMachine: ProjectRule = {
  name: 'status-by-machine',
  why: 'a status that is written elsewhere has no check of the transition, no history row and no jobs',
  check(file, path) {
    if (!path.startsWith('packages/server/src/')) return []
    return /^packages\/server\/src\/platform\/state-machine(\/|\.ts$)/.test(path) ? [] : findNodes(file, judge)
  },
}
