// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { type Cart, cartQuery } from '#entities/cart/queries.ts'
import { NavigationProvider, PageProvider } from '#platform/navigation.ts'
import { navigationOf } from '#testing/navigation.ts'
import { useAdjust } from './use-adjust.ts'

const { call } = vi.hoisted(() => ({ call: vi.fn<(key: string, request: object) => Promise<unknown>>() }))
vi.mock('#platform/api-client/api.ts', () => ({ call }))

const LINE: Cart['shops'][number]['lines'][number] = {
  id: 'l1',
  skuId: 's1',
  productId: 'p1',
  title: '岩板',
  spec: [],
  measures: null,
  picture: { small: 's', medium: 'm', large: 'l' },
  unit: { step: 'piece', stepThousandths: 1000, base: 'piece', minSteps: 1 },
  quantity: 5,
  priceFen: 100,
  addedPriceFen: 100,
  available: 2,
  pack: { pieces: 1, areaCm2: null, coverage: null, weightGrams: 1000, volumeCm3: 1000 },
  calculator: null,
  hasLots: false,
  isSelected: true,
  state: 'short',
}
const cartOf = (quantity: number): Cart => ({
  shops: [{ shop: { id: 'h1', name: '砚野' }, lines: [{ ...LINE, quantity }], freight: null }],
  invalid: [],
  selectedCount: 1,
  selectedFen: 100 * quantity,
})

test('the order takes the cart as it is after its lines were reduced, not as a fetch found it that began before', async () => {
  const client = new QueryClient()
  const early = Promise.withResolvers<Cart>()
  const carts = [Promise.resolve(cartOf(5)), early.promise, Promise.resolve(cartOf(2))]
  call.mockImplementation(async (key) => {
    if (key === 'cart.getCart') return carts.shift()
    // The cart's page asks again just before the line is reduced.
    void client.fetchQuery(cartQuery()).catch(() => undefined)
    return null
  })
  const takeFrom = vi.fn<(cart: Cart) => void>()
  const wanted = { lines: [], linkFault: undefined, isFromCart: true, error: null, retry: () => undefined, takeFrom }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <NavigationProvider value={navigationOf()}>
        <PageProvider value={{ screen: 'orderPlay', isTab: false, query: {} }}>{children}</PageProvider>
      </NavigationProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useAdjust(wanted, [{ skuId: 's1', title: '岩板', available: 2 }]), { wrapper })
  result.current.adjust()
  await waitFor(() => expect(call).toHaveBeenCalledWith('cart.updateLine', expect.anything(), expect.anything()))
  early.resolve(cartOf(5))
  await waitFor(() => expect(takeFrom).toHaveBeenCalledExactlyOnceWith(cartOf(2)))
  expect(call.mock.calls.map(([key, request]) => [key, request])).toContainEqual([
    'cart.updateLine',
    { params: { id: 'l1' }, body: { quantity: 2 } },
  ])
})
