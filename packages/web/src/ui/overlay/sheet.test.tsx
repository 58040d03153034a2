// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Activity, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { LoadingMask } from '../feedback/loading-mask.tsx'
import { Sheet } from './sheet.tsx'
import { renderUi, run, testTexts } from '../testing.tsx'
import { UiTextsProvider } from '../texts.tsx'
import { hideToast, showToast, ToastHost } from '../feedback/toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  run(hideToast)
  cleanup()
  vi.useRealTimers()
})

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog')

test('is named by its title and goes by its close button', () => {
  const onClose = vi.fn<() => void>()
  renderUi(
    <Sheet open title="Choose" onClose={onClose}>
      rows
    </Sheet>,
  )
  expect(screen.getByRole('dialog', { name: 'Choose' })).toBe(dialog())
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('Esc asks its owner to close it, and leaves the deciding there', () => {
  const onClose = vi.fn<() => void>()
  renderUi(
    <Sheet open title="Choose" onClose={onClose}>
      rows
    </Sheet>,
  )
  const cancel = new Event('cancel', { cancelable: true })
  run(() => void dialog().dispatchEvent(cancel))
  expect(cancel.defaultPrevented).toBe(true)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(dialog().open).toBe(true)
})

test('a tap beside the panel closes it, a drag that began inside does not', () => {
  const onClose = vi.fn<() => void>()
  renderUi(
    <Sheet open title="Choose" onClose={onClose}>
      rows
    </Sheet>,
  )
  fireEvent.pointerDown(screen.getByText('rows'))
  fireEvent.click(dialog())
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog())
  fireEvent.click(dialog())
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('its content leaves the page when the leaving animation is over', () => {
  const sheet = (open: boolean) => (
    <UiTextsProvider texts={testTexts}>
      <Sheet open={open} title="Choose" onClose={() => undefined}>
        rows
      </Sheet>
    </UiTextsProvider>
  )
  const { rerender } = render(sheet(true))
  rerender(sheet(false))
  expect(screen.queryByRole('dialog')).toBe(null)
  run(() => vi.advanceTimersByTime(249))
  expect(screen.queryByText('rows')).not.toBe(null)
  run(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('rows')).toBe(null)
})

function PageWithSheet() {
  const [open, setOpen] = useState(true)
  return (
    <Sheet open={open} title="Choose" onClose={() => setOpen(false)}>
      rows
    </Sheet>
  )
}

test('a page that is put aside closes its sheet, and comes back without it', async () => {
  const stack = (mode: 'visible' | 'hidden') => (
    <UiTextsProvider texts={testTexts}>
      <Activity mode={mode}>
        <PageWithSheet />
      </Activity>
    </UiTextsProvider>
  )
  const { rerender } = render(stack('visible'))
  expect(dialog().open).toBe(true)
  rerender(stack('hidden'))
  await vi.runAllTimersAsync()
  rerender(stack('visible'))
  run(() => void vi.runAllTimers())
  expect(screen.queryByRole('dialog')).toBe(null)
})

test('toasts and the mask move into the open dialog, since all else is inert', () => {
  const page = (open: boolean, busy: boolean) => (
    <UiTextsProvider texts={testTexts}>
      <Sheet open={open} title="Choose" onClose={() => undefined}>
        rows
      </Sheet>
      <ToastHost />
      <LoadingMask visible={busy} text="Sending" />
    </UiTextsProvider>
  )
  const { rerender } = render(page(true, true))
  run(() => vi.advanceTimersToNextFrame())
  run(() => showToast('Saved'))
  expect(dialog().contains(screen.getByText('Saved'))).toBe(true)
  expect(dialog().contains(screen.getByText('Sending'))).toBe(true)
  rerender(page(false, false))
  run(() => vi.advanceTimersToNextFrame())
  expect(screen.getByText('Saved').closest('dialog')).toBe(null)
})

test('a confirmation starts on the answer, and a dangerous one on the way out', () => {
  const ask = (danger: boolean) => (
    <ConfirmDialog
      open
      title="Delete?"
      confirmText="Delete"
      cancelText="Keep"
      danger={danger}
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />
  )
  const { unmount } = renderUi(ask(false))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }))
  unmount()
  renderUi(ask(true))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
})

test('where most want to stay the way back is the filled button, at the end, with the focus', () => {
  renderUi(
    <ConfirmDialog
      open
      title="Leave?"
      confirmText="Leave"
      cancelText="Stay"
      prefersCancel
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />,
  )
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Leave', 'Stay'])
  expect(buttons.map(({ className }) => /primary/.test(className))).toEqual([false, true])
  expect(document.activeElement).toBe(buttons[1])
})

test('a tap beside a confirmation is no answer; Esc is no', () => {
  const onCancel = vi.fn<() => void>()
  renderUi(
    <ConfirmDialog
      open
      title="Delete?"
      confirmText="Delete"
      cancelText="Keep"
      onConfirm={() => undefined}
      onCancel={onCancel}
    />,
  )
  const asked = screen.getByRole('alertdialog', { name: 'Delete?' })
  fireEvent.pointerDown(asked)
  fireEvent.click(asked)
  expect(onCancel).not.toHaveBeenCalled()
  run(() => void asked.dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(onCancel).toHaveBeenCalledTimes(1)
})
