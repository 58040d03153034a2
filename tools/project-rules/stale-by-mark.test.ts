import { prove } from './proving.ts'
import { staleByMark } from './stale-by-mark.ts'

const text = "await client.invalidateQueries({ queryKey: ['cart'] })\n// invalidateQueries in a comment"

prove(staleByMark, {
  'marked in a feature': { path: 'packages/web/src/features/cart/queries.ts', text, lines: [1] },
  'handed on as a function': {
    path: 'packages/web/src/features/cart/queries.ts',
    text: 'const mark = client.invalidateQueries',
    lines: [1],
  },
  'the one place for it': { path: 'packages/web/src/platform/mark-stale.ts', text, lines: [] },
  'read in a feature': {
    path: 'packages/web/src/features/cart/store-cart.ts',
    text: 'await client.fetchQuery(cartQuery())',
    lines: [1],
  },
  'the one place to read': {
    path: 'packages/web/src/platform/fetch-for-step.ts',
    text: 'await client.fetchQuery(query)',
    lines: [],
  },
  'what every object has': { path: 'packages/web/src/app/links.ts', text: 'url.toString()', lines: [] },
  'tests of the library': { path: 'packages/web/src/features/cart/queries.test.ts', text, lines: [] },
})
