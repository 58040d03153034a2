import ts from 'typescript'
import { isTestFile } from '../checks/source-files.ts'
import { type ProjectRule, findNodes } from './rule.ts'

const GLOBALS = new Set(['window', 'globalThis', 'self'])
const CLASSES = new Set(['XMLHttpRequest', 'EventSource', 'WebSocket'])

/** The global that an expression names: `fetch`, or `window.fetch` and its like. */
function globalName(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined
  return GLOBALS.has(node.expression.text) ? node.name.text : undefined
}

function judge(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node)) {
    const made = globalName(node.expression)
    return made !== undefined && CLASSES.has(made) ? `new ${made}` : undefined
  }
  if (ts.isCallExpression(node)) return globalName(node.expression) === 'fetch' ? 'fetch(…)' : undefined
  return ts.isPropertyAccessExpression(node) && node.name.text === 'sendBeacon' ? 'sendBeacon' : undefined
}

/** The web app calls the server only through platform/api-client. */
export const noRawFetch: ProjectRule = {
  name: 'no-raw-fetch',
  why: 'only the api client handles the envelope, the session, the loading mask and the fixed error texts',
  check(file, path) {
    if (!path.startsWith('packages/web/src/') || isTestFile(path)) return []
    return /^packages\/web\/src\/platform\/api-client(\/|\.tsx?$)/.test(path) ? [] : findNodes(file, judge)
  },
}
