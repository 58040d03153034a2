import { nothingUnfinished } from './nothing-unfinished.ts'
import { prove } from './proving.ts'

prove(nothingUnfinished, {
  'promises in comments, strings and tests': {
    path: 'packages/web/src/features/cart/pages/cart.test.tsx',
    text: "// TODO later\n/* FIXME */\nconst a = 'Coming soon'\nconst b = '敬请期待'\nconst c = '功能开发中'\nconst d = '暂未开放'",
    lines: [1, 2, 3, 4, 5, 6],
  },
  'words that only look alike': {
    path: 'packages/web/src/ui/a.ts',
    text: "const TODOS = 1\nconst a = 'mastodon'\nconst b = '房地产开发中心'",
    lines: [],
  },
})
