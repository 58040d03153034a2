import type { ProjectRule } from './rule.ts'
import { findInLines } from './text-rule.ts'

/** Put together from parts, so that the rule does not find them in this file. "房地产开发中心" is the name of a place. */
const UNFINISHED = new RegExp(
  [
    '\\bTO' + 'DO\\b',
    '\\bFIX' + 'ME\\b',
    '[Cc]oming ' + 'soon',
    '敬请' + '期待',
    '开发' + '中(?!心)',
    '暂未' + '开放',
  ].join('|'),
)

/** The source announces no later work: it is done, or it is an issue. */
export const nothingUnfinished: ProjectRule = {
  name: 'nothing-unfinished',
  why: 'what is not finished is not in the product: finish it, or write an issue',
  check: (file) => findInLines(file, (line) => UNFINISHED.exec(line)?.[0]),
}
