// @vitest-environment jsdom
import { cartLine } from '@zhujia/contract/cart/schemas.ts'
import { beforeEach, expect, test } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastData } from '#testing/least-answer.ts'
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
  const unit = { step: 'set', stepThousandths: 1000, base: 'set', minSteps: 1 } as const
  const line = { ...leastData(cartLine), unit, measures, available: 3 }
  const { container } = renderUi(<LineNotes line={line} edit={() => undefined} />)
  expect(container.textContent).toBe(words)
})
