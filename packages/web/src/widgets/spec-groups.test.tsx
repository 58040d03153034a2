import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { loadArea } from '../platform/i18n/areas.ts'
import { startLocale } from '../platform/i18n/locale.ts'
import { renderUi } from '../ui/testing.tsx'
import { SpecGroups } from './spec-groups.tsx'

beforeEach(async () => {
  await startLocale()
  await loadArea('zh-Hans', 'made')
})

const sku = (id: string, spec: string[], small: string) => ({ id, spec, available: 9, picture: { small } })
const skus = [
  sku('1', ['灰', '60 cm'], '/grey'),
  sku('2', ['灰', '80 cm'], '/grey'),
  sku('3', ['白', '60 cm'], '/white'),
]
const groups = [
  { name: '颜色', label: 'Colour', values: ['灰', '白'] },
  { name: '规格', label: null, values: ['60 cm', '80 cm'] },
]

const pictureIn = (name: string) => screen.getByRole('button', { name }).querySelector('img')?.getAttribute('src')

test('colour values show a picture, sizes show words', () => {
  renderUi(
    <SpecGroups groups={groups} skus={skus} choice={[undefined, undefined]} minSteps={1} onChoose={() => undefined} />,
  )
  expect(pictureIn('灰')).toBe('/grey')
  expect(pictureIn('白')).toBe('/white')
  expect(pictureIn('60 cm')).toBeUndefined()
})

test('after an attempt to continue groups without a choice say so', () => {
  renderUi(
    <SpecGroups
      groups={groups}
      skus={skus}
      choice={['灰', undefined]}
      minSteps={1}
      onChoose={() => undefined}
      errorOf={(group) => `choose ${group}`}
    />,
  )
  expect(screen.getByRole('group', { name: 'Colour', description: '' })).toBeTruthy()
  expect(screen.getByRole('group', { name: '规格', description: 'choose 规格' })).toBeTruthy()
})

test('a group is called by its word in the reader’s language; what has none is marked as Chinese', () => {
  renderUi(
    <SpecGroups groups={groups} skus={skus} choice={[undefined, undefined]} minSteps={1} onChoose={() => undefined} />,
  )
  const headings = screen.getAllByRole('heading').map((heading) => [heading.textContent, heading.getAttribute('lang')])
  expect(headings).toEqual([
    ['Colour', null],
    ['规格', 'zh-Hans'],
  ])
})
