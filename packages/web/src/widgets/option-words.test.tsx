// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { LOCALES } from '@zhujia/contract/core/locales.ts'
import { OPTION_PARTS, OPTION_WORDS } from '@zhujia/contract/catalogue/option-words.data.ts'
import { expect, test } from 'vitest'
import { loadArea, treeOf } from '#platform/i18n/areas.ts'
import { setLocale } from '#platform/i18n/locale.ts'
import { renderUi } from '../ui/testing.tsx'
import { SpecGroups } from './spec-groups.tsx'
import { SpecText, specLine, useSpecParts } from './spec-text.tsx'

const LINE = { spec: ['枪灰', '窑变釉', '600×600mm'], measures: { width: 900, height: 2100 } }

async function readIn(locale: (typeof LOCALES)[number]): Promise<void> {
  await setLocale(locale)
  await loadArea(locale, 'made')
}

const Plain = () => <p>{specLine(useSpecParts()(LINE))}</p>

test.each([
  ['zh-Hans', '枪灰\u00A0· 窑变釉\u00A0· 600×600mm\u00A0· 宽 900 × 高 2100 mm'],
  ['zh-Hant', '槍灰\u00A0· 窑变釉\u00A0· 600×600mm\u00A0· 寬 900 × 高 2100 mm'],
  ['en', 'Gunmetal\u00A0· 窑变釉\u00A0· 600×600mm\u00A0· Width 900 × Height 2100 mm'],
  ['fr', 'Gris canon de fusil\u00A0· 窑变釉\u00A0· 600×600mm\u00A0· Largeur 900 × Hauteur 2100 mm'],
] as const)(
  'in %s a line says the values of its options in words that are known, and else as the shop wrote them',
  async (locale, words) => {
    await readIn(locale)
    const { container, rerender } = renderUi(<SpecText line={LINE} />)
    expect(container.textContent).toBe(words)
    expect([...container.querySelectorAll('[lang]')].map(({ textContent }) => textContent)).toEqual([
      '窑变釉',
      '600×600mm',
    ])
    rerender(<Plain />)
    expect(container.textContent).toBe(words.replaceAll('\u00A0', ' '))
  },
)

test('the product offers the same words, and a value that was not known is marked as Chinese', async () => {
  await readIn('en')
  const skus = LINE.spec.map((value) => ({ id: value, spec: [value], available: 9 }))
  const groups = [{ name: '颜色', label: 'Colour', values: LINE.spec }]
  renderUi(<SpecGroups groups={groups} skus={skus} choice={['枪灰']} minSteps={1} onChoose={() => undefined} />)
  expect(screen.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['Gunmetal', '窑变釉', '600×600mm'])
  expect(screen.getByText('Gunmetal').getAttribute('lang')).toBe(null)
  expect(screen.getByText('窑变釉').getAttribute('lang')).toBe('zh-Hans')
})

test.each([
  ['zh-Hans', '2.4 米 × 20 米'],
  ['zh-Hant', '2.4 米 × 20 米'],
  ['en', '2.4 m × 20 m'],
  ['es', '2.4 m × 20 m'],
] as const)('in %s figures are said with their unit, and the same word alone is a colour', async (locale, words) => {
  await readIn(locale)
  renderUi(<SpecText line={{ spec: ['2.4 米 × 20 米'] }} />)
  expect(screen.getByText(words).getAttribute('lang')).toBe(null)
  cleanup()
  renderUi(<SpecText line={{ spec: ['米', '2.4 米长'] }} />)
  const alone = { 'zh-Hans': '米', 'zh-Hant': '米', en: 'Beige', es: 'Beige' }[locale]
  expect(document.body.textContent).toBe(`${alone}\u00A0· 2.4 米长`)
})

test('in Chinese every word is as the shop writes it, and no language lacks one', async () => {
  for (const locale of LOCALES) await loadArea(locale, 'made')
  expect(Object.entries(treeOf('zh-Hans', 'made')?.option ?? {})).toEqual(OPTION_WORDS.map((word) => [word, word]))
  for (const locale of LOCALES) {
    const { option = {}, part = {} } = treeOf(locale, 'made') ?? {}
    expect([Object.keys(option), Object.keys(part)].map((words) => words.toSorted())).toEqual(
      [OPTION_WORDS, OPTION_PARTS].map((words) => words.toSorted()),
    )
    const said = [...Object.values(option), ...Object.values(part)]
    expect(said).not.toContain('')
  }
})
