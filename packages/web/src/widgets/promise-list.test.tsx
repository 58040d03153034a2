// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { renderUi } from '#ui/testing.tsx'
import { PromiseList, type Promises } from './promise-list.tsx'

beforeEach(async () => {
  await startLocale()
  await loadArea('zh-Hans', 'goods')
})

function ticked(returnRule: Promises['returnRule']): (string | undefined)[] {
  const { container } = renderUi(
    <PromiseList returnRule={returnRule} guarantees={['breakage']} warranty={{ months: 12, text: '' }} leadDays={7} />,
  )
  const titles = [...container.querySelectorAll('li')].filter((term) => term.querySelector('.lucide-badge-check'))
  const words = titles.map((term) => term.querySelector('h3')?.textContent)
  cleanup()
  return words
}

test('what binds the buyer has no tick: no return after receipt, and the time of preparation', () => {
  expect(ticked('seven-days')).toEqual(['发货前可申请取消', '请当面验货', '质保 1 年'])
  expect(ticked('custom-no-return')).toEqual(['请当面验货', '质保 1 年'])
  expect(ticked('cut-no-return')).toEqual(['请当面验货', '质保 1 年'])
})
