import { prove } from './proving.ts'
import { suppressionsExplained } from './suppressions-explained.ts'

const path = 'packages/server/src/platform/log/logger.ts'

prove(suppressionsExplained, {
  'suppressions without a reason': {
    path,
    text: [
      '// @ts-ignore',
      '// @ts-expect-error because',
      '/* eslint-disable no-console */',
      '// oxlint-disable-next-line no-console -- why',
      'const a = 1 // oxlint-disable-line',
      '// @ts-nocheck',
    ].join('\n'),
    lines: [1, 2, 3, 4, 5, 6],
  },
  'with their reason': {
    path,
    text: '// @ts-expect-error -- the driver declares this too narrowly\n// oxlint-disable-next-line no-console -- there is no logger yet at this point',
    lines: [],
  },
  'words in code': { path, text: "const word = '@ts-ignore'\nconst other = 'eslint-disable'", lines: [] },
})
