import { noRawFetch } from './no-raw-fetch.ts'
import { prove } from './proving.ts'

const path = 'packages/web/src/features/cart/queries.ts'
const faults = [
  "await fetch('/x')",
  "window.fetch('/x')",
  'new XMLHttpRequest()',
  "navigator.sendBeacon('/x')",
  'new globalThis.EventSource(url)',
].join('\n')

prove(noRawFetch, {
  'every way round the api client': { path, text: faults, lines: [1, 2, 3, 4, 5] },
  'the api client itself': { path: 'packages/web/src/platform/api-client/client.ts', text: faults, lines: [] },
  'a neighbour with a similar name': {
    path: 'packages/web/src/platform/api-client-extra.ts',
    text: "fetch('/x')",
    lines: [1],
  },
  'tests of pages': { path: 'packages/web/src/features/cart/queries.test.ts', text: faults, lines: [] },
  'the server may call a provider': { path: 'packages/server/src/providers/sms/real.ts', text: faults, lines: [] },
  'methods that are called alike': {
    path,
    text: "query.fetch()\nconst call = { fetch: 1 }\nclient.fetchNextPage()\n// fetch('/x')",
    lines: [],
  },
})
