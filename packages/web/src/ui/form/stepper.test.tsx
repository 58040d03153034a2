// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Stepper, type StepperLimit, type StepperProps } from './stepper.tsx'
import { renderUi } from '../testing.tsx'

afterEach(cleanup)

function show(props: Partial<StepperProps> & { value: number }) {
  const onChange = vi.fn<(value: number) => void>()
  const onLimit = vi.fn<(limit: StepperLimit) => void>()
  function Owner() {
    const [value, setValue] = useState(props.value)
    const change = (next: number) => {
      onChange(next)
      setValue(next)
    }
    return <Stepper label="Quantity" {...props} value={value} onChange={change} onLimit={onLimit} />
  }
  renderUi(<Owner />)
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })
  const type = (text: string) => {
    fireEvent.change(input, { target: { value: text } })
    fireEvent.blur(input)
  }
  return {
    onChange,
    onLimit,
    input,
    type,
    more: screen.getByRole('button', { name: 'More' }),
    less: screen.getByRole('button', { name: 'Less' }),
  }
}

test('counts up and down by the step', () => {
  const { onChange, more, less, input } = show({ value: 4, step: 2, min: 2 })
  fireEvent.click(more)
  fireEvent.click(less)
  fireEvent.click(less)
  expect(onChange.mock.calls).toEqual([[6], [4], [2]])
  expect(input.value).toBe('2')
})

test('at the limit the buttons stay in reach, change nothing and give the reason', () => {
  const { onChange, onLimit, more, less } = show({ value: 1, min: 1, max: 1 })
  expect(more.getAttribute('aria-disabled')).toBe('true')
  expect(more.hasAttribute('disabled')).toBe(false)
  fireEvent.click(more)
  fireEvent.click(less)
  expect(onLimit.mock.calls).toEqual([['max'], ['min']])
  expect(onChange).not.toHaveBeenCalled()
})

test('what is typed is brought into the limits when typing ends, not before', () => {
  const { onChange, onLimit, input, type } = show({ value: 3, max: 8 })
  fireEvent.change(input, { target: { value: '80' } })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange.mock.calls).toEqual([[8]])
  expect(onLimit.mock.calls).toEqual([['max']])
  type('')
  expect(input.value).toBe('8')
  type('abc')
  expect(input.value).toBe('8')
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a number that fits counts while it is typed, and stays as it is typed', () => {
  const { onChange, onLimit, input } = show({ value: 3, max: 20 })
  for (const text of ['1', '12', '125', '', '0', '1.5', '7']) fireEvent.change(input, { target: { value: text } })
  expect(onChange.mock.calls).toEqual([[1], [12], [7]])
  expect(input.value).toBe('7')
  fireEvent.blur(input)
  expect(onChange).toHaveBeenCalledTimes(3)
  expect(onLimit).not.toHaveBeenCalled()
})

test('an amount between two sale steps does not count before the typing is over', () => {
  const { onChange, input } = show({
    value: 10,
    format: (steps) => (steps / 10).toFixed(1),
    parse: (text) => Math.round(Number(text) * 10),
  })
  for (const text of ['3', '3.', '3.5', '3.55']) fireEvent.change(input, { target: { value: text } })
  expect(onChange.mock.calls).toEqual([[30], [35]])
  fireEvent.blur(input)
  expect(onChange.mock.calls).toEqual([[30], [35], [36]])
  expect(input.value).toBe('3.6')
})

test('typing between two steps lands on the nearest', () => {
  const { onChange, type } = show({ value: 10, min: 10, step: 5 })
  type('23')
  expect(onChange.mock.calls).toEqual([[25]])
})

test('a limit between two steps is the step below it', () => {
  const { onChange, type } = show({ value: 5, min: 0, max: 12, step: 5 })
  type('40')
  expect(onChange.mock.calls).toEqual([[10]])
})

test('decimals are whole steps, shown and read through the props', () => {
  const { onChange, input, more, type } = show({
    value: 35,
    format: (steps) => (steps / 10).toFixed(1),
    parse: (text) => Math.round(Number(text) * 10),
  })
  expect(input.value).toBe('3.5')
  expect(input.getAttribute('aria-valuetext')).toBe('3.5')
  fireEvent.click(more)
  type('12.3')
  expect(onChange.mock.calls).toEqual([[36], [123]])
})

test('the keys of a spinbutton work', () => {
  const { onChange, input } = show({ value: 5, min: 1, max: 50 })
  for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'Home', 'End']) fireEvent.keyDown(input, { key })
  expect(onChange.mock.calls).toEqual([[6], [5], [15], [1], [50]])
})
