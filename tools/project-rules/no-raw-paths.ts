import { type ProjectRule, findNodes, literalText } from './rule.ts'

/** At the beginning of a piece of text or after a blank: `../pages/x.tsx` and `https://host/v1/x` are other things. */
const OWN_PATH = /(^|\s)\/(pages|v1|api\/v1)(\/|$)/

/** Screens and calls are named by the contract's tables, in tests too. */
export const noRawPaths: ProjectRule = {
  name: 'no-raw-paths',
  why: 'of a path that is written twice, one may be forgotten in a change; take it from the contract (href of a screen, path of an endpoint)',
  check(file, path) {
    // The generated table is a copy of the contract's, kept fresh by a check.
    if (path.startsWith('packages/contract/') || path.endsWith('.generated.ts')) return []
    return findNodes(file, (node) => {
      const text = literalText(node)
      return text !== undefined && OWN_PATH.test(text) ? `path in a literal: ${text.trim()}` : undefined
    })
  },
}
