// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Option } from './option-list.tsx'
import { PickerSheet } from './picker-sheet.tsx'
import { SelectSheet } from './select-sheet.tsx'
import { renderUi } from '../testing.tsx'

afterEach(cleanup)

const rows = (name: string, count: number): Option[] =>
  Array.from({ length: count }, (_, place) => ({ value: `${name}${place}`, label: `${name} ${place}` }))

const option = (name: string) => screen.getByRole('option', { name })
const list = () => screen.getByRole('listbox')

function pick(
  optionsOf: (path: readonly Option[]) => readonly Option[] | Promise<readonly Option[]>,
  value: readonly Option[] = [],
  isComplete = true,
) {
  const onDone = vi.fn<(path: readonly Option[]) => void>()
  const onClose = vi.fn<() => void>()
  const given = { value, isComplete, optionsOf, onDone, onClose }
  renderUi(<PickerSheet open title="Region" {...given} />)
  return { onDone, onClose }
}

const regions = (path: readonly Option[]) =>
  rows(['province', 'city', 'district'][path.length] ?? '', path.length < 3 ? 4 : 0)

test('each level narrows the next, and the last one ends it', () => {
  const { onDone, onClose } = pick(regions)
  fireEvent.click(option('province 1'))
  fireEvent.click(option('city 2'))
  expect(onDone).not.toHaveBeenCalled()
  fireEvent.click(option('district 3'))
  expect(onDone.mock.calls[0]?.[0].map((step) => step.value)).toEqual(['province1', 'city2', 'district3'])
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a tab leads back, and another choice there drops what was below', () => {
  pick(regions)
  fireEvent.click(option('province 1'))
  fireEvent.click(option('city 2'))
  fireEvent.click(screen.getByRole('tab', { name: 'province 1' }))
  expect(option('province 1').getAttribute('aria-selected')).toBe('true')
  fireEvent.click(option('province 0'))
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['province 0', 'Choose'])
})

test('opens on the last level of what was chosen before', () => {
  pick(regions, [rows('province', 1), rows('city', 1), rows('district', 3).slice(2)].flat())
  expect(option('district 2').getAttribute('aria-selected')).toBe('true')
})

test('opens below a part of a path', () => {
  pick(regions, [rows('province', 1), rows('city', 1)].flat(), false)
  expect(option('district 2').getAttribute('aria-selected')).toBe('false')
})

test('levels that arrive late show their waiting, and a failed one can be asked for again', async () => {
  let fail = true
  const late = vi.fn<(path: readonly Option[]) => Promise<readonly Option[]>>(() =>
    fail ? Promise.reject(new Error('offline')) : Promise.resolve(rows('province', 2)),
  )
  pick(late)
  expect(screen.queryByRole('listbox')).toBe(null)
  await act(async () => Promise.resolve())
  fail = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await act(async () => Promise.resolve())
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(late).toHaveBeenCalledTimes(2)
})

function select(count: number, value?: string) {
  const onChange = vi.fn<(value: string) => void>()
  renderUi(
    <SelectSheet
      open
      title="Unit"
      options={rows('row', count)}
      value={value}
      onChange={onChange}
      onClose={() => undefined}
    />,
  )
  return onChange
}

test('of a thousand rows only those in sight are in the page', () => {
  select(1000)
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(60)
  const box = list()
  box.scrollTop = 500 * 48
  fireEvent.scroll(box)
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(60)
  expect(option('row 500').getAttribute('aria-posinset')).toBe('501')
  expect(option('row 500').getAttribute('aria-setsize')).toBe('1000')
})

test('the keyboard reaches every row and chooses', () => {
  const onChange = select(1000)
  fireEvent.keyDown(list(), { key: 'End' })
  fireEvent.scroll(list())
  expect(document.getElementById(list().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('row 999')
  fireEvent.keyDown(list(), { key: 'ArrowUp' })
  fireEvent.keyDown(list(), { key: 'Enter' })
  expect(onChange.mock.calls).toEqual([['row998']])
})

test('a disabled option is read and not chosen', () => {
  const onChange = vi.fn<(value: string) => void>()
  renderUi(
    <SelectSheet
      open
      title="Unit"
      options={[{ value: 'a', label: 'A', disabled: true }]}
      value={undefined}
      onChange={onChange}
      onClose={() => undefined}
    />,
  )
  fireEvent.click(option('A'))
  fireEvent.keyDown(list(), { key: 'Enter' })
  expect(onChange).not.toHaveBeenCalled()
})
