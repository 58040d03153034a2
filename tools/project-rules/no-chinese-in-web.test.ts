import { noChineseInWeb } from './no-chinese-in-web.ts'
import { prove } from './proving.ts'

const path = 'packages/web/src/features/cart/pages/cart.tsx'
const text = [
  "const a = '购物车'",
  'const b = `共 ${n} 件`',
  'const c = <p title="数量">价格</p>',
  "const d = '：'",
].join('\n')

prove(noChineseInWeb, {
  'strings, templates, attributes and JSX text': { path, text, lines: [1, 2, 2, 3, 3, 4] },
  'the locales': { path: 'packages/web/src/locales/zh-Hans/cart.ts', text, lines: [] },
  tests: { path: 'packages/web/src/features/cart/pages/cart.test.tsx', text, lines: [] },
  'the server': { path: 'packages/server/src/locales/zh-hans.ts', text: "const a = '购物车'", lines: [] },
  'comments, prices and dashes': { path, text: "// 购物车\nconst a = '¥ 12.00 — …'\n/* 价格 */", lines: [] },
})
