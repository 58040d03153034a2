import { expect, test } from 'vitest'
import { readLater, violationsOf, type Source } from './constants.ts'

const constants = [
  { what: 'toast', value: 2000, constant: 'TOAST_MS' },
  { what: 'long press', value: 350, constant: 'LONG_PRESS_MS' },
  { what: 'zoom', value: 5, constant: null },
]
const later = readLater(
  '# Later\n\n## Constants without a use\n\n- `long press`: nothing needs it\n- `zoom`\n\n## Other\n\n- `x`\n',
)
const main: Source = { path: 'src/main.ts', text: "import { show } from './toast.ts'" }
const toast: Source = { path: 'src/toast.ts', text: "import { TOAST_MS } from '@zhujia/contract/core/constants.ts'" }

test('what is used, and what is named as not used yet, is fine', () => {
  expect(later).toEqual(['long press', 'zoom'])
  expect(violationsOf(constants, later, [main, toast])).toEqual([])
  expect(violationsOf(constants, later, [main, { ...toast, text: 'const TOAST_MS = 2000' }])).toEqual([])
})

test.each([
  { how: 'used by nobody', named: later, sources: [main], says: '"toast" is neither used' },
  { how: 'used by a file that nobody imports', named: later, sources: [toast], says: '"toast" is neither used' },
  {
    how: 'written with another value',
    named: later,
    sources: [main, { ...toast, text: 'const TOAST_MS = 3000' }],
    says: '"toast" is neither used',
  },
  {
    how: 'used, and still on the page',
    named: [...later, 'toast'],
    sources: [main, toast],
    says: '"toast" is used and named',
  },
  { how: 'unknown', named: [...later, 'speed'], sources: [main, toast], says: 'no constant is called "speed"' },
])('a constant that is $how is found', ({ named, sources, says }) => {
  const violations = violationsOf(constants, named, sources)
  expect(violations).toHaveLength(1)
  expect(violations[0]).toContain(says)
})
