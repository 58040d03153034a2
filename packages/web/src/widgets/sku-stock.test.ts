// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { MakingRule } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { beforeEach, expect, test } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { useStockWords } from './sku-stock.ts'

beforeEach(async () => {
  await startLocale()
  for (const area of ['goods', 'made', 'units'] as const) await loadArea('zh-Hans', area)
})

const RULE: MakingRule = { sizes: [], options: [], charge: { by: 'length', stepMm: 1, leastMm: 300 }, piece: 'piece' }
const METRE = { step: 'metre', stepThousandths: 1000, base: 'metre', minSteps: 1 } as const

test('what is made to measure can be ordered, in pieces; what is in stock is left, of one batch where that counts', () => {
  const { current: words } = renderHook(useStockWords).result
  expect(words({ unit: METRE, hasLots: false, madeToMeasure: RULE }, { available: 397 }).words).toBe('可接单 397 片')
  expect(words({ unit: METRE, hasLots: false, madeToMeasure: null }, { available: 397 }).words).toBe('库存 397 米')
  expect(words({ unit: METRE, hasLots: true, madeToMeasure: null }, { available: 397 }).words).toBe('同批号库存 397 米')
  expect(words({ unit: METRE, hasLots: false, madeToMeasure: RULE }, { available: 0 })).toEqual({
    words: '缺货',
    isLow: true,
  })
})
