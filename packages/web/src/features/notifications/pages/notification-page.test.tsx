import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { getNotification } from '@zhujia/contract/notifications/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { refresh } from '#entities/stale-after.ts'
import { ApiError, type Failure } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider, PageProvider } from '#platform/navigation.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { leastData } from '#testing/least-answer.ts'
import { navigationOf } from '#testing/navigation.ts'
import NotificationPage from './notification-page.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn<(key: string) => Promise<unknown>>() }))
vi.mock('#platform/api-client/api.ts', () => ({ call }))

const NOTIFICATION = { ...leastData(getNotification.response), isRead: true }
const refused = (failure: Partial<Failure>) =>
  new ApiError({ kind: 'business', text: { words: '' }, ...failure }, '内容不存在')
const navigateBack = vi.fn<() => void>()

beforeEach(async () => {
  navigateBack.mockClear()
  await startLocale()
  for (const area of ['core', 'notifications'] as const) await loadArea('zh-Hans', area)
})

function draw(answers: (key: string) => Promise<unknown>) {
  call.mockImplementation(answers)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider value={navigationOf({ navigateBack })}>
        <PageProvider value={{ screen: 'notification', isTab: false, query: { id: NOTIFICATION.id } }}>
          <UiTextsProvider texts={testTexts}>
            <NotificationPage />
          </UiTextsProvider>
        </PageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  )
  return client
}

/** Taps on the removal and waits until the page has done all that follows from its answer. */
async function remove(answer: () => Promise<unknown>): Promise<void> {
  const client = draw((key) => (key === 'notifications.removeNotifications' ? answer() : Promise.resolve(NOTIFICATION)))
  const refreshed = vi.spyOn(client, 'invalidateQueries')
  fireEvent.click(await screen.findByRole('button', { name: '删除' }))
  await waitFor(() => expect(refreshed).toHaveBeenCalledOnce())
  await act(async () => undefined)
}

test('a message that was removed is left', async () => {
  await remove(() => Promise.resolve({}))
  expect(navigateBack).toHaveBeenCalledOnce()
})

test('a message that is being removed is not fetched again, whatever hints come; one that could not be removed is', async () => {
  const answer = Promise.withResolvers<unknown>()
  const client = draw((key) =>
    key === 'notifications.removeNotifications' ? answer.promise : Promise.resolve(NOTIFICATION),
  )
  const fetched = () => call.mock.calls.filter(([key]) => key === 'notifications.getNotification').length
  fireEvent.click(await screen.findByRole('button', { name: '删除' }))
  const before = fetched()
  await act(() => refresh(client, ['notifications']))
  expect(fetched()).toBe(before)
  answer.reject(refused({ kind: 'network' }))
  await waitFor(() => expect(fetched()).toBe(before + 1))
})

test('a message that could not be removed stays', async () => {
  await remove(() => Promise.reject(refused({ kind: 'network' })))
  expect(navigateBack).not.toHaveBeenCalled()
})

test('a message that is not there is not found: its page leads to the others, and a retry is not offered', async () => {
  draw(() => Promise.reject(refused({ errorCode: 'NOT_FOUND' })))
  await screen.findByText('找不到这条消息')
  expect(screen.getByRole('link', { name: '查看消息' }).getAttribute('href')).toBe(href('messages'))
  expect(screen.queryByText('内容不存在')).toBeNull()
  expect(screen.queryAllByRole('button', { name: '重试' })).toEqual([])
})

test('a message that could not be loaded is asked for again', async () => {
  draw(() => Promise.reject(refused({ kind: 'network' })))
  await screen.findByText('这条消息没能加载')
  expect(screen.queryByText('找不到这条消息')).toBeNull()
})
