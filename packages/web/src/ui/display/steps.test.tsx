// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Steps, type StepItem } from './steps.tsx'
import { renderUi } from '../testing.tsx'

afterEach(cleanup)

const ITEMS: readonly StepItem[] = [
  { key: 'a', title: 'Order', state: 'done' },
  { key: 'b', title: 'Payment', state: 'current' },
  { key: 'c', title: 'Shipping', state: 'upcoming' },
]
/** What is read of each step: its words without the mark, and whether it is the current one. */
const read = () =>
  screen.getAllByRole('listitem').map((item) => {
    const words = [...item.querySelectorAll('span:not([aria-hidden]) > span')].map(({ textContent }) => textContent)
    return [words.filter(Boolean).join(' '), item.getAttribute('aria-current')]
  })

test('progress: what is done says so, what comes next is the current step, what is to come says nothing', () => {
  renderUi(<Steps label="Progress" items={ITEMS} />)
  expect(read()).toEqual([
    ['Order done', null],
    ['Payment', 'step'],
    ['Shipping', null],
  ])
})

test('a process that stopped says that it ended, not that it failed', () => {
  renderUi(<Steps label="Progress" items={[{ key: 'a', title: 'Cancelled', state: 'ended' }]} />)
  expect(read()).toEqual([['Cancelled ended here', null]])
})

test('a timeline tells what has happened: none of it is under way', () => {
  renderUi(<Steps label="History" items={ITEMS} layout="column" />)
  expect(read()).toEqual([
    ['Order', null],
    ['Payment', null],
    ['Shipping', null],
  ])
})
