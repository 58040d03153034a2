// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing.tsx'
import { OwnFacts } from './own-facts.tsx'

test('of a name that is an attribute and a parameter the maker’s value is shown, once', () => {
  const attributes = [
    { code: 'thickness', name: '厚度', values: [{ name: '18 mm' }] },
    { code: 'core', name: '基材', values: [{ name: '颗粒板' }] },
  ]
  renderUi(<OwnFacts attributes={attributes} parameters={[{ name: '厚度', value: '18mm（±1mm）' }]} />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['颗粒板', '18mm（±1mm）'])
})
