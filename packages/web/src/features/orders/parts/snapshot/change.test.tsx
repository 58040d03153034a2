// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { setLocale } from '#platform/i18n/locale.ts'
import { renderUi } from '#ui/testing.tsx'
import { Change } from './change.tsx'

test('what was changed about the options of what was bought is said in the words that are known', async () => {
  await setLocale('en')
  for (const area of ['made', 'units', 'goods', 'snapshot'] as const) await loadArea('en', area)
  const difference = { kind: 'text', field: 'specGroup', name: 'Colour', was: '白色 · 窑变釉', now: null } as const
  renderUi(
    <Change difference={difference} unit={{ step: 'piece', stepThousandths: 1000, base: 'piece', minSteps: 1 }} />,
  )
  expect(document.querySelector('h3')?.textContent).toBe('Option “Colour”')
  expect([...document.querySelectorAll('dd')].map((side) => side.textContent)).toEqual(['White · 窑变釉', 'none'])
})
