import { findInLines } from './text-rule.ts'
import type { ProjectRule } from './rule.ts'

/** Calls that change which module an import gives. */
const REPLACES = /\bvi\.(mock|doMock|unmock|doUnmock|resetModules)\(/

/** A test of a server module that replaces another module has a worker to itself. */
export const mocksIsolated: ProjectRule = {
  name: 'mocks-isolated',
  why: 'the tests of modules share what their worker has loaded; name the file *.isolated.test.ts',
  check(file, path) {
    if (!path.startsWith('packages/server/src/modules/') || path.endsWith('.isolated.test.ts')) return []
    return findInLines(file, (line) => REPLACES.exec(line)?.[0])
  },
}
