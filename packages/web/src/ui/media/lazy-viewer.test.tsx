// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { testTexts } from '../testing.tsx'
import { UiTextsProvider } from '../texts.tsx'
import { PhotoGrid } from './photo-grid.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn<(words: string, options: object) => void>() }))
vi.mock('../feedback/toast.tsx', () => ({ showToast }))

test('a picture that is opened without a network says that it is lost, and opens once it is back', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <UiTextsProvider texts={testTexts}>
      <PhotoGrid label="Photos" pictures={[{ src: '/a.jpg', alt: '' }]} />
    </UiTextsProvider>,
  )
  const open = () => fireEvent.click(screen.getByRole('button'))
  open()
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(testTexts.offline, { kind: 'error' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  online.mockReturnValue(true)
  open()
  expect(await screen.findByRole('dialog')).not.toBeNull()
  expect(showToast).toHaveBeenCalledTimes(1)
})
