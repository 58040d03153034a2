// @vitest-environment jsdom
import type { MakingRule } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { renderUi } from '#ui/testing.tsx'
import { MeasureFields } from './measure-fields.tsx'

beforeEach(async () => {
  await startLocale()
  await loadArea('zh-Hans', 'made')
})
afterEach(cleanup)

const DOOR: MakingRule = {
  sizes: [{ size: 'width', minMm: 600, maxMm: 1200, stepMm: 1 }],
  options: [
    { option: 'side', values: [{ value: 'left', extraFen: 0, per: 'piece' }] },
    { option: 'opening', values: [{ value: 'inward', extraFen: 0, per: 'piece' }] },
    { option: 'edge', values: [{ value: 'straight', extraFen: 0, per: 'piece' }] },
  ],
  charge: { by: 'piece' },
  piece: 'set',
}

/** What describes an option to somebody who does not see the page. */
function show(rule: MakingRule) {
  renderUi(<MeasureFields rule={rule} draft={{}} onChange={() => undefined} isStrict={false} />)
  const hintOf = (name: string) => {
    const id = screen.getByRole('group', { name }).getAttribute('aria-describedby')
    return id === null ? null : document.getElementById(id)?.textContent
  }
  return ['左右向', '开启方式', '边型'].map(hintOf)
}

test('a door says that its sizes are of the opening, from where its side is seen, and what inwards is', () => {
  const hints = show({ ...DOOR, measured: 'opening', handing: 'hingesOutside' })
  expect(hints).toEqual(['站在门外看：合页在左边就选左侧', '内开是往屋里开，外开是往屋外开', null])
  expect(screen.getByText(/洞口/).textContent).toBe('填墙上洞口的净宽和净高，多量几处取最小；门窗做多大由商家扣减')
})

test('a screen whose leaf may be hinged or slide says which side is meant for either', () => {
  expect(show({ ...DOOR, handing: 'screenInside' })[0]).toBe('站在室内看：平开扇的合页、推拉扇的拉手在左边就选左侧')
})

test('a finished piece says that nothing is deducted; a rule from before says no more than it knows', () => {
  expect(show({ ...DOOR, measured: 'piece', handing: 'chainInside' })[0]).toBe(
    '站在室内看：拉珠（电动的看电机）在左边就选左侧',
  )
  expect(screen.getByText(/成品/).textContent).toBe('填成品的尺寸，商家照此制作，不再扣减')
  cleanup()
  expect(show(DOOR)[0]).toBe('正对着看')
  expect(screen.queryByText(/洞口|成品/)).toBeNull()
})
