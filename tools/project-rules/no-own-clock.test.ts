import { noOwnClock } from './no-own-clock.ts'
import { prove } from './proving.ts'

const path = 'packages/server/src/modules/orders/commands/place-order.ts'
const text = 'const a = Date.now()\nconst b = new Date()\nconst c = Date()\nconst d = Date.now\nconst e = new Date'

prove(noOwnClock, {
  'every way of asking the machine': { path, text, lines: [1, 2, 3, 4, 5] },
  'the clock of the server': { path: 'packages/server/src/platform/clock.ts', text, lines: [] },
  'the clock of the web': { path: 'packages/web/src/platform/clock.ts', text, lines: [] },
  'the contract has no clock': { path: 'packages/contract/src/core/clock.ts', text, lines: [1, 2, 3, 4, 5] },
  tests: { path: 'packages/server/src/modules/orders/commands/place-order.test.ts', text, lines: [] },
  'given moments': {
    path,
    text: 'const a = new Date(row.paidAt)\nconst b = ctx.clock.now()\nconst c = Date.UTC(2024, 1)',
    lines: [],
  },
})
