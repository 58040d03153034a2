// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { orderQuery } from '#entities/orders/queries.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider } from '#platform/navigation.ts'
import { navigationOf } from '#testing/navigation.ts'
import { useBuyAgain } from './use-buy-again.ts'

const { mutateAsync, showToast } = vi.hoisted(() => ({
  mutateAsync: vi.fn<(request: unknown) => Promise<{ added: number; left: number[]; lines: number }>>(),
  showToast: vi.fn<(words: string) => void>(),
}))
vi.mock('#platform/queries.ts', async (original) => ({
  ...(await original<object>()),
  useApiMutation: () => ({ mutateAsync, isPending: false }),
}))
vi.mock('#ui/feedback/toast.tsx', () => ({ showToast }))

const switchTab = vi.fn<(...sent: unknown[]) => void>()
let client: QueryClient
beforeEach(async () => {
  await startLocale()
  await loadArea('zh-Hans', 'orders')
  switchTab.mockReset()
  showToast.mockReset()
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(orderQuery('buyer', 'o1').queryKey, {
    lines: [{ title: '灰砖' }, { title: '瓷砖胶' }],
  } as never)
})

async function again(answer: { added: number; left: number[]; lines: number }): Promise<void> {
  mutateAsync.mockResolvedValue(answer)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <NavigationProvider value={navigationOf({ switchTab })}>{children}</NavigationProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useBuyAgain({ id: 'o1' }), { wrapper })
  await act(() => result.current.again())
}

test('all of it is in the cart, which opens', async () => {
  await again({ added: 2, left: [], lines: 3 })
  expect(switchTab).toHaveBeenCalledExactlyOnceWith('cart')
  expect(showToast).toHaveBeenCalledExactlyOnceWith('已全部加入购物车')
})

test('what cannot be bought now is named', async () => {
  await again({ added: 1, left: [1], lines: 1 })
  expect(switchTab).toHaveBeenCalledExactlyOnceWith('cart')
  expect(showToast).toHaveBeenCalledExactlyOnceWith('1 种已加入购物车；现在买不了：瓷砖胶')
})

test('where nothing can be bought the page stays', async () => {
  await again({ added: 0, left: [0, 1], lines: 0 })
  expect(switchTab).not.toHaveBeenCalled()
  expect(showToast).toHaveBeenCalledExactlyOnceWith('这些商品现在都买不了：灰砖、瓷砖胶')
})

test('what was added is said even when the names of the rest cannot be fetched', async () => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const refused = vi
    .spyOn(client, 'fetchQuery')
    .mockRejectedValue(new ApiError({ kind: 'network', text: { key: 'networkError' } }, '网络错误'))
  await again({ added: 1, left: [1], lines: 1 })
  expect(refused).toHaveBeenCalledTimes(1)
  expect(switchTab).toHaveBeenCalledExactlyOnceWith('cart')
  expect(showToast).toHaveBeenCalledExactlyOnceWith('1 种已加入购物车，1 种现在买不了')
})
