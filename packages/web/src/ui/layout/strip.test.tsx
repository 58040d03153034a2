import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Strip } from './strip.tsx'
import { renderUi } from '../testing.tsx'

const buttons = () => screen.queryAllByRole('button', { hidden: true }).map((one) => one.getAttribute('aria-label'))

test('a mouse finds a button at each end behind which there is more', () => {
  renderUi(
    <Strip>
      <ul>
        <li>all</li>
      </ul>
    </Strip>,
  )
  const row = screen.getByRole('list')
  for (const [name, value] of Object.entries({ clientWidth: 100, scrollWidth: 250 }))
    Object.defineProperty(row, name, { value })
  expect(buttons()).toEqual([])
  fireEvent.pointerEnter(row.parentElement ?? row)
  expect(buttons()).toEqual(['Next'])
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(row.scrollLeft).toBe(80)
  fireEvent.scroll(row)
  expect(buttons()).toEqual(['Previous', 'Next'])
  row.scrollLeft = 150
  fireEvent.scroll(row)
  expect(buttons()).toEqual(['Previous'])
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(row.scrollLeft).toBe(70)
})
