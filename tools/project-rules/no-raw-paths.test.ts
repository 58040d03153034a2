import { noRawPaths } from './no-raw-paths.ts'
import { prove } from './proving.ts'

const text = [
  "const a = '/pages/orderDetail/index'",
  'const b = `/v1/orders/${id}`',
  'const c = `${base}/api/v1/orders`',
  "const d = 'GET /v1/orders'",
].join('\n')

prove(noRawPaths, {
  'in the web': { path: 'packages/web/src/app/router.ts', text, lines: [1, 2, 3, 4] },
  'in a test': { path: 'packages/server/src/modules/orders/place.test.ts', text, lines: [1, 2, 3, 4] },
  'in a journey': { path: 'packages/e2e/src/buy.spec.ts', text, lines: [1, 2, 3, 4] },
  'in JSX': {
    path: 'packages/web/src/ui/action/link.tsx',
    text: 'const a = (\n  <a href="/pages/x/y">x</a>\n)',
    lines: [2],
  },
  'the contract says it once': { path: 'packages/contract/src/screens.ts', text, lines: [] },
  'imports, foreign hosts and other words': {
    path: 'packages/web/src/app/loaders.ts',
    text: "import('../features/orders/pages/list.tsx')\nconst a = 'https://api.example.com/v1/pay'\nconst b = '/pagesize'\nconst c = '/v10/x'",
    lines: [],
  },
})
