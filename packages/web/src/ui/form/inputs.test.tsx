// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../action/button.tsx'
import { Chip } from './chip.tsx'
import { CodeInput } from './code-input.tsx'
import { Countdown } from '../display/countdown.tsx'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { SearchField } from './search-field.tsx'
import { renderUi, run } from '../testing.tsx'
import { TextArea } from './text-area.tsx'

let clock = 0
const now = () => clock

beforeEach(() => {
  clock = 1_000_000
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function wait(ms: number): void {
  run(() => {
    clock += ms
    vi.advanceTimersByTime(ms)
  })
}

test('a field ties label, hint and error to its control', () => {
  renderUi(
    <Field label="Phone" hint="Eleven digits" error="One digit is missing" required>
      {(control) => <input {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText(/Phone/)
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['Eleven digits', 'One digit is missing'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
})

test('a text area counts and keeps the hint of its field', () => {
  renderUi(
    <TextArea aria-label="Remark" aria-describedby="hint" value="four" maxLength={200} onChange={() => undefined} />,
  )
  const ids = (screen.getByRole('textbox').getAttribute('aria-describedby') ?? '').split(' ')
  expect(ids[0]).toBe('hint')
  expect(document.getElementById(ids[1] ?? '')?.textContent).toBe('4 of 200 characters')
})

test('a password is shown and hidden', () => {
  renderUi(<PasswordInput aria-label="Password" value="secret" onChange={() => undefined} />)
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})

function code(answer: boolean) {
  const onSend = vi.fn<() => Promise<boolean>>(() => Promise.resolve(answer))
  function Owner() {
    const [value, setValue] = useState('')
    return <CodeInput aria-label="Code" value={value} onChange={setValue} sendText="Send" onSend={onSend} now={now} />
  }
  renderUi(<Owner />)
  return onSend
}

const send = () => act(async () => void fireEvent.click(screen.getByRole('button')))

test('a code counts down sixty seconds by the clock, then can be sent again', async () => {
  const onSend = code(true)
  await send()
  expect(screen.getByRole('button').textContent).toBe('Again in 60 s')
  wait(1001)
  expect(screen.getByRole('button').textContent).toBe('Again in 59 s')
  // Asleep in the background: timers stood still, the clock did not.
  clock += 30_000
  fireEvent(document, new Event('visibilitychange'))
  expect(screen.getByRole('button').textContent).toBe('Again in 29 s')
  await send()
  expect(onSend).toHaveBeenCalledTimes(1)
  for (let second = 0; second < 30; second += 1) wait(1001)
  expect(screen.getByRole('button').textContent).toBe('Send')
})

test('a refused code leaves the button ready, and only digits are taken', async () => {
  code(false)
  await send()
  expect(screen.getByRole('button').textContent).toBe('Send')
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '12a 34567' } })
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('123456')
})

test('a countdown shows days and the clock, and ends once', () => {
  const onEnd = vi.fn<() => void>()
  renderUi(<Countdown until={clock + 86_400_000 + 3_723_000} now={now} onEnd={onEnd} />)
  expect(screen.getByRole('timer').textContent).toBe('1 d01:02:03')
  clock += 86_400_000 + 3_722_000
  fireEvent(document, new Event('visibilitychange'))
  expect(screen.getByRole('timer').textContent).toBe('00:00:01')
  expect(onEnd).not.toHaveBeenCalled()
  wait(1001)
  expect(screen.getByRole('timer').textContent).toBe('00:00:00')
  wait(5000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('Enter while Chinese is being composed does not search', () => {
  const onSubmit = vi.fn<(value: string) => void>()
  renderUi(<SearchField label="Search" value=" tile " onChange={() => undefined} onSubmit={onSubmit} />)
  const input = screen.getByRole('searchbox')
  fireEvent.compositionStart(input)
  fireEvent.submit(input)
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.compositionEnd(input)
  fireEvent.submit(input)
  expect(onSubmit.mock.calls).toEqual([['tile']])
})

test('a loading button keeps its focus and swallows taps, also as the submit of a form', () => {
  const onSubmit = vi.fn<() => void>()
  renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Pay
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Pay' })
  fireEvent.click(button)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.hasAttribute('disabled')).toBe(false)
})

test('an unavailable chip can be reached and is not chosen', () => {
  const onClick = vi.fn<() => void>()
  renderUi(
    <Chip selected={false} unavailable onClick={onClick}>
      Grey
    </Chip>,
  )
  const chip = screen.getByRole('button', { name: /Grey.*unavailable/ })
  chip.focus()
  expect(document.activeElement).toBe(chip)
  fireEvent.click(chip)
  expect(onClick).not.toHaveBeenCalled()
})

test('arrow keys go through the chips of a group and round, and choose nothing', () => {
  const onClick = vi.fn<() => void>()
  renderUi(
    <div role="group" aria-label="Size">
      {['S', 'M', 'L'].map((size) => (
        <Chip key={size} selected={size === 'M'} unavailable={size === 'L'} onClick={onClick}>
          {size}
        </Chip>
      ))}
    </div>,
  )
  const [first] = screen.getAllByRole('button')
  first?.focus()
  const went = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'Tab'].map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    return document.activeElement?.textContent?.at(0)
  })
  expect(went).toEqual(['M', 'L', 'S', 'L', 'L'])
  expect(onClick).not.toHaveBeenCalled()
})
