import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FailedState } from './failed-state.tsx'
import { renderUi, run } from '../testing.tsx'

afterEach(cleanup)

test('names the missing network as the reason, for as long as it is missing', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderUi(<FailedState title="No goods" hint="Timed out" onRetry={() => undefined} retryText="Retry" />)
  expect(screen.getByRole('alert').textContent).toBe('OfflineTry again laterRetry')
  network.mockReturnValue(true)
  run(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('alert').textContent).toBe('No goodsTimed outRetry')
})
