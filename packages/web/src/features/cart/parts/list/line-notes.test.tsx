// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { CartLine } from '#features/cart/edits.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { renderUi } from '#ui/testing.tsx'
import { LineNotes } from './line-notes.tsx'

beforeEach(async () => {
  await startLocale()
  for (const area of ['cart', 'made', 'units'] as const) await loadArea('zh-Hans', area)
})

test.each([
  ['stock is left', null, '仅剩 3 套'],
  ['made to measure can still be ordered, as its page says', { width: 900 }, '还可接单 3 套'],
])('of few %s', (_what, measures, words) => {
  const unit = { step: 'set', stepThousandths: 1000, base: 'set', minSteps: 1 }
  const line = { id: 'l1', unit, measures, available: 3, priceFen: 100, addedPriceFen: 100, state: 'valid' }
  const { container } = renderUi(<LineNotes line={line as unknown as CartLine} edit={() => undefined} />)
  expect(container.textContent).toBe(words)
})
