import { isTestFile } from '../checks/source-files.ts'
import { type ProjectRule, findNodes, literalText } from './rule.ts'

/** Han characters, and the punctuation and full-width forms that come with them. */
const CHINESE = /\p{Script=Han}|[\u3001-\u303f\uff01-\uff5e]/u

/** Text for people lives in the locales. Comments may say what they like. */
export const noChineseInWeb: ProjectRule = {
  name: 'no-chinese-in-web',
  why: 'a text outside the locales is never translated',
  check(file, path) {
    if (!path.startsWith('packages/web/src/') || path.startsWith('packages/web/src/locales/') || isTestFile(path))
      return []
    return findNodes(file, (node) => {
      const text = literalText(node)
      return text !== undefined && CHINESE.test(text) ? `text outside the locales: ${text.trim()}` : undefined
    })
  },
}
