// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideToast, showToast, ToastHost } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastHost />)
  act(() => vi.advanceTimersToNextFrame())
})

afterEach(() => {
  act(hideToast)
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('stays for exactly two seconds, in the one status region', () => {
  act(() => showToast('Saved'))
  expect(screen.getByRole('status').textContent).toBe('Saved')
  wait(1999)
  expect(screen.getByRole('status').textContent).toBe('Saved')
  wait(1)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a new one takes the place of the old and starts the time anew', () => {
  act(() => showToast('First'))
  wait(1500)
  act(() => showToast('Second'))
  wait(1999)
  expect(screen.getByRole('status').textContent).toBe('Second')
  wait(1)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('an error is an alert and leaves the status region empty', () => {
  act(() => showToast('No network', { kind: 'error' }))
  expect(screen.getByRole('alert').textContent).toBe('No network')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the same words again are a new node, so that they are read again', () => {
  act(() => showToast('Added'))
  const first = screen.getByText('Added')
  act(() => showToast('Added'))
  expect(screen.getByText('Added')).not.toBe(first)
})
