// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { run } from '../testing.tsx'
import { hideToast, showToast, ToastHost } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastHost />)
  run(() => vi.advanceTimersToNextFrame())
})

afterEach(() => {
  run(hideToast)
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => run(() => vi.advanceTimersByTime(ms))

test('stays for exactly two seconds, in the one status region', () => {
  run(() => showToast('Saved'))
  expect(screen.getByRole('status').textContent).toBe('Saved')
  wait(1999)
  expect(screen.getByRole('status').textContent).toBe('Saved')
  wait(1)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a new one takes the place of the old and starts the time anew', () => {
  run(() => showToast('First'))
  wait(1500)
  run(() => showToast('Second'))
  wait(1999)
  expect(screen.getByRole('status').textContent).toBe('Second')
  wait(1)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('an error is an alert and leaves the status region empty', () => {
  run(() => showToast('No network', { kind: 'error' }))
  expect(screen.getByRole('alert').textContent).toBe('No network')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the same words again are a new node, so that they are read again', () => {
  run(() => showToast('Added'))
  const first = screen.getByText('Added')
  run(() => showToast('Added'))
  expect(screen.getByText('Added')).not.toBe(first)
})
