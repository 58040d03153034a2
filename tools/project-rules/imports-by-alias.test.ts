import { importsByAlias } from './imports-by-alias.ts'
import { prove } from './proving.ts'

const path = 'packages/server/src/modules/orders/commands/place-order.ts'

prove(importsByAlias, {
  'imports, re-exports and lazy imports that climb two folders': {
    path,
    text: [
      "import { x } from '../../cart/index.ts'",
      "export type { y } from '../../../tables/orders.ts'",
      "await import('../../../platform/clock.ts')",
    ].join('\n'),
    lines: [1, 2, 3],
  },
  'aliases and neighbours': {
    path,
    text: "import { x } from '#platform/clock.ts'\nimport { y } from '../quote.ts'\nimport { z } from './ship-order.ts'",
    lines: [],
  },
  'data beside the packages': { path, text: "import calls from '../../../docs/spec/calls.json'", lines: [] },
  'a folder of the operating system': { path, text: "new URL('../../tables/migrations', import.meta.url)", lines: [] },
  'the tools have no alias': { path: 'tools/race/client.ts', text: "import '../../packages/x.ts'", lines: [] },
})
