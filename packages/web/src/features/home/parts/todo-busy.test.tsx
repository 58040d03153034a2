// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider } from '#platform/navigation.ts'
import { signIn } from '#platform/session.ts'
import { navigationOf } from '#testing/navigation.ts'
import { Todo } from './todo.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn<(key: string, request: object) => Promise<unknown>>() }))
vi.mock('#platform/api-client/api.ts', () => ({ call }))

test('open tasks are busy until their counts are there; a buyer without any then sees nothing', async () => {
  await startLocale()
  await loadArea('zh-Hans', 'home')
  const roles = ['owner', 'merchant'].map((roleCode) => ({ roleCode }))
  signIn({ token: 't', currentRoles: roles, availableRoles: roles } as never)
  const counts = Promise.withResolvers<object>()
  call.mockReturnValue(counts.promise)
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider value={navigationOf()}>
        <Todo />
      </NavigationProvider>
    </QueryClientProvider>,
  )
  const busy = () =>
    [...container.querySelectorAll('[aria-busy="true"]')].map((part) => part.getAttribute('aria-label'))
  expect(busy()).toEqual(['店铺订单', '待办订单'])
  await act(async () => counts.resolve({ unpaid: 0, toShip: 0, toAnswer: 0, toReceive: 0, toReview: 0 }))
  await waitFor(() => expect(busy()).toEqual([]))
  expect(screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'))).toEqual(['店铺订单'])
})
