import type ts from 'typescript'
import { isTestFile } from '../checks/source-files.ts'
import { updateOf } from './column-writes.ts'
import { type ProjectRule, findNodes, wholeText } from './rule.ts'

const COLUMNS = new Set(['onHand', 'reserved', 'canBeBought', 'buyableSkus'])
const SQL_SET = /\bset\b([\s\S]*?)(?:\bwhere\b|\breturning\b|$)/gi
const SQL_COLUMN = /(^|[\s,."])(on_hand|reserved|can_be_bought|buyable_skus)"?\s*=/i

function judge(node: ts.Node): string | undefined {
  const column = updateOf(node).writes.find((write) => COLUMNS.has(write.column))?.column
  if (column !== undefined) return `writes ${column}`
  const text = wholeText(node) ?? ''
  return [...text.matchAll(SQL_SET)].some(([, assigned = '']) => SQL_COLUMN.test(assigned))
    ? 'SQL that sets a counter of stock'
    : undefined
}

/** The counters of stock stand in tables of the catalogue, but the area of stock alone writes them. */
export const stockCounters: ProjectRule = {
  name: 'stock-counters',
  why: 'a counter that changes without its stock move, or without its lock, no longer equals the sum of the moves',
  check(file, path) {
    if (!/^packages\/server\/src\/modules\/(?!stock\/)/.test(path) || isTestFile(path)) return []
    return findNodes(file, judge)
  },
}
