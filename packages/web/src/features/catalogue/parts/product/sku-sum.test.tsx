// @vitest-environment jsdom
import { getProduct } from '@zhujia/contract/catalogue/endpoints.ts'
import type { MakingRule, Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { sku } from '@zhujia/contract/catalogue/schemas.ts'
import { beforeEach, expect, test } from 'vitest'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import type { ChosenSku } from '#features/catalogue/use-choice.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastData } from '#testing/least-answer.ts'
import { renderUi } from '#ui/testing.tsx'
import { SkuSum } from './sku-sum.tsx'

beforeEach(async () => {
  await startLocale()
  for (const area of ['goods', 'made', 'units'] as const) await loadArea('zh-Hans', area)
})

const RULE: MakingRule = {
  sizes: [
    { size: 'width', minMm: 500, maxMm: 3000, stepMm: 1 },
    { size: 'height', minMm: 500, maxMm: 3000, stepMm: 1, oversize: { aboveMm: 2000, stepMm: 100, fen: 1500 } },
  ],
  options: [{ option: 'side', values: [{ value: 'left', extraFen: 2000, per: 'piece' }] }],
  charge: { by: 'area', stepCm2: 1000, leastCm2: 10_000 },
  piece: 'set',
}

const product: ProductDetail = {
  ...leastData(getProduct.response),
  madeToMeasure: RULE,
  specGroups: ['颜色', '厚度'].map((name) => ({ name, label: null, values: ['甲', '乙'] })),
}
const unchosen: ChosenSku = {
  choice: [undefined, '乙'],
  sku: undefined,
  steps: 1,
  draft: {},
  measures: undefined,
  unit: { step: 'set', stepThousandths: 1000, base: 'set', minSteps: 1 },
  eachFen: undefined,
  choose: () => {},
  setDraft: () => {},
  setSteps: () => {},
}

function wordsFor(measures: Measures, eachFen: number): string | null {
  const chosen = { ...unchosen, sku: { ...leastData(sku), available: 9, priceFen: 10_000 }, measures, eachFen }
  const { container, unmount } = renderUi(<SkuSum product={product} chosen={chosen} />)
  const words = container.querySelector('span')?.textContent ?? null
  unmount()
  return words
}

test('beside the price of a piece stands why: what is charged and what it really is, and each surcharge', () => {
  expect(wordsFor({ width: 1000, height: 1500 }, 15_000)).toBe('1 套 · 计价面积 1.5 ㎡ · 单价 ¥150.00/套')
  expect(wordsFor({ width: 1000, height: 2050 }, 22_500)).toBe(
    '1 套 · 计价面积 2.1 ㎡（实际 2.05） · 高超过 2000 mm，共加 ¥15.00 · 单价 ¥225.00/套',
  )
  expect(wordsFor({ width: 500, height: 500, side: 'left' }, 12_000)).toBe(
    '1 套 · 计价面积 1 ㎡（实际 0.25） · 左侧：每套加 ¥20.00 · 单价 ¥120.00/套',
  )
})

test('while no SKU is chosen its place says what is to choose and to fill in', () => {
  const said = (chosen: Partial<ChosenSku>): string => {
    const { container, unmount } = renderUi(<SkuSum product={product} chosen={{ ...unchosen, ...chosen }} />)
    const words = container.textContent
    unmount()
    return words
  }
  expect(said({})).toBe('请选择：颜色 · 填写 宽 × 高 · 左右向')
  expect(said({ choice: ['甲', '乙'], draft: { width: '900', height: '900', side: 'left' } })).toBe('没有这个组合')
})
