// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#platform/api-client/api-error.ts'
import { signIn, signOut } from '#platform/session.ts'
import { useFavourite } from './favourite.ts'
import { marksQuery } from './queries.ts'

const { mutateAsync, faults } = vi.hoisted(() => ({
  mutateAsync: vi.fn<() => Promise<unknown>>(),
  faults: [] as unknown[],
}))
vi.mock('#platform/queries.ts', async (original) => ({
  ...(await original<object>()),
  useApiMutation: () => ({ mutateAsync, isPending: false }),
}))
// A fault ends at the window, where a test cannot take it: what is thrown is collected here instead.
vi.mock('#platform/run-action.ts', async (original) => {
  const { runAction } = await original<{ runAction: (...args: unknown[]) => Promise<boolean> }>()
  return {
    runAction: (...args: unknown[]) =>
      runAction(...args).catch((fault: unknown) => {
        faults.push(fault)
        return false
      }),
  }
})

let client: QueryClient
beforeEach(() => {
  faults.length = 0
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(marksQuery({ productId: 'p1', id: 'p1' }).queryKey, { product: false, shop: false } as never)
  signIn({
    token: 'a token',
    currentRoles: [{ roleCode: 'owner' }],
    availableRoles: [{ roleCode: 'owner', roleName: '', isPrimary: true }],
  })
})
afterEach(signOut)

const isMarked = () => client.getQueryData(marksQuery({ productId: 'p1', id: 'p1' }).queryKey)?.product

test.each([
  ['refused by the server', new ApiError({ kind: 'network', text: { key: 'networkError' } }, '网络错误'), 0],
  ['stopped by a fault of ours', new TypeError('a fault'), 1],
])('a heart that was %s is as before, and a fault is not swallowed', async (_what, error, thrown) => {
  mutateAsync.mockRejectedValue(error)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const thing = { kind: 'product', productId: 'p1', id: 'p1' } as const
  const { result } = renderHook(() => useFavourite(thing, { onDone: () => undefined, onLogin: () => undefined }), {
    wrapper,
  })
  result.current.toggle()
  await vi.waitFor(() => expect(mutateAsync).toHaveBeenCalled())
  await vi.waitFor(() => expect([isMarked(), faults.length]).toEqual([false, thrown]))
})
