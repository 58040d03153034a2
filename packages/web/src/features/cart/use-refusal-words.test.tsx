// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { useRefusalWords } from './use-refusal-words.ts'

test('a shortage says how much can be bought, and sold out where that is nothing', async () => {
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'cart'), loadArea('zh-Hans', 'units')])
  const unit = { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 4 } as const
  const { result } = renderHook(() => useRefusalWords())
  const wordsFor = (available: number) => {
    const data = { skus: [{ skuId: 's1', title: '岩板', available }] }
    return result.current(
      new ApiError({ kind: 'business', text: { words: '' }, errorCode: 'STOCK_SHORT', data }, ''),
      unit,
    )
  }
  expect(wordsFor(5)).toBe('库存只剩 5 箱，没有改动')
  expect(wordsFor(0)).toBe('这件商品已售罄，没有改动')
})
