// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { productDetail, sku } from '@zhujia/contract/catalogue/schemas.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadArea } from '../platform/i18n/areas.ts'
import { startLocale } from '../platform/i18n/locale.ts'
import { leastData } from '../testing/least-answer.ts'
import { testTexts } from '../ui/testing.tsx'
import { UiTextsProvider } from '../ui/texts.tsx'
import { AddSheet, type AddSheetProps } from './add-sheet.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn<(words: string) => void>() }))
vi.mock('../ui/feedback/toast.tsx', () => ({ showToast }))

beforeEach(async () => {
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'goods'), loadArea('zh-Hans', 'made'), loadArea('zh-Hans', 'units')])
  showToast.mockReset()
})
afterEach(cleanup)

type Product = NonNullable<AddSheetProps['adding']['product']>
const add = vi.fn<(skuId: string, steps: number) => void>()

/** Cable by the 0.1 m, from 1 m, with this much left. */
function open(available: number, hasLots = false): HTMLInputElement {
  const product: Product = {
    ...leastData(productDetail),
    unit: { step: 'metre', stepThousandths: 100, base: 'metre', minSteps: 10 },
    specGroups: [{ name: '颜色', label: '颜色', values: ['红色'] }],
    skus: [{ ...leastData(sku), id: 's', spec: ['红色'], priceFen: 35, available }],
    hasLots,
  }
  const adding = { product, error: undefined, isFetching: false, retry: () => undefined, add, isAdding: false }
  render(
    <UiTextsProvider texts={testTexts}>
      <AddSheet open adding={adding} onClose={() => undefined} />
    </UiTextsProvider>,
  )
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: '数量' })
}

const press = (key: string): boolean => fireEvent.keyDown(screen.getByRole('spinbutton'), { key })
const said = () => showToast.mock.calls.map(([words]) => words)

test('goods sold by 0.1 m are shown and typed in metres', () => {
  const input = open(35)
  expect(input.value).toBe('1')
  fireEvent.change(input, { target: { value: '2.5' } })
  press('Enter')
  expect(input.value).toBe('2.5')
  fireEvent.click(screen.getByRole('button', { name: '加入购物车' }))
  expect(add.mock.calls).toEqual([['s', 25]])
})

test('at the minimum the sheet says how much is the least, at the end of the stock what is left', () => {
  const input = open(35)
  press('ArrowDown')
  expect([input.value, said()]).toEqual(['1', ['至少买 1 米']])
  press('End')
  press('ArrowUp')
  expect([input.value, said()]).toEqual(['3.5', ['至少买 1 米', '库存只有 3.5 米']])
})

test('of goods with lots it names the largest lot, and of plenty what one line holds', () => {
  open(35, true)
  press('End')
  press('ArrowUp')
  expect(said()).toEqual(['同一批号最多 3.5 米，更多会有色差'])
  cleanup()
  open(20_000)
  press('End')
  press('ArrowUp')
  expect(said().at(-1)).toBe('一次最多买 999.9 米')
})

test('of what is sold out no quantity can be chosen', () => {
  expect(open(5).disabled).toBe(true)
})
