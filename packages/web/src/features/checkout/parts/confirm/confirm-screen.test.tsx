// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '#entities/addresses/queries.ts'
import type { Quote } from '#entities/orders/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider, PageProvider } from '#platform/navigation.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { navigationOf } from '#testing/navigation.ts'
import { ConfirmScreen } from './confirm-screen.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn<(key: string, request: object) => Promise<unknown>>() }))
vi.mock('#platform/api-client/api.ts', () => ({ call }))

const HOME: Address = {
  id: 'a1',
  name: '林晓雯',
  phone: '13912345678',
  districtCode: '330106',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 1 号',
  tag: 'home',
  floor: 3,
  hasElevator: true,
  isDefault: true,
}
const quoteFor = ({ tag: _tag, isDefault: _isDefault, ...address }: Address, quoteToken: string): Quote => ({
  address,
  shops: [],
  totalFen: 9900,
  quoteToken,
})

beforeEach(async () => {
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'checkout'), loadArea('zh-Hans', 'addresses'), loadArea('zh-Hans', 'units')])
})
afterEach(cleanup)

function renderScreen(client = new QueryClient()): void {
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider value={navigationOf()}>
        <PageProvider value={{ screen: 'orderPlay', isTab: false, query: { sku: 's1' } }}>
          <UiTextsProvider texts={testTexts}>
            <ConfirmScreen />
          </UiTextsProvider>
        </PageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  )
}

test('an address that was changed elsewhere is shown anew, and the order is sent again only by another tap', async () => {
  let address = HOME
  let quoteToken = 't1'
  const sent: unknown[] = []
  call.mockImplementation(async (key, request) => {
    if (key === 'addresses.listAddresses') return [address]
    if (key === 'orders.quoteOrder') return quoteFor(address, quoteToken)
    sent.push(request)
    const refused = { kind: 'business', text: { key: 'operationFailed' }, errorCode: 'QUOTE_CHANGED' } as const
    throw new ApiError({ ...refused, data: { totalFen: 9900 } }, '')
  })
  renderScreen()
  expect(await screen.findByText('文三路 1 号')).toBeTruthy()
  address = { ...HOME, detail: '学院路 2 号' }
  quoteToken = 't2'
  fireEvent.click(await screen.findByText('提交订单'))
  fireEvent.click(await screen.findByText('查看更新'))
  expect(await screen.findByText('学院路 2 号')).toBeTruthy()
  expect(screen.queryByText('文三路 1 号')).toBeNull()
  const body = { lines: [{ skuId: 's1', quantity: 1 }], addressId: 'a1', remarks: [], isFromCart: false }
  expect(sent).toEqual([{ body: { ...body, quoteToken: 't1' } }])
})

test('the address shown is the one that was quoted, whichever of the two answers is older; one that was changed here is quoted anew', async () => {
  const client = new QueryClient()
  let quoted = { ...HOME, detail: '学院路 2 号' }
  const sent: unknown[] = []
  call.mockImplementation(async (key, request) => {
    if (key === 'addresses.listAddresses') return [HOME]
    if (key === 'orders.quoteOrder') return quoteFor(quoted, quoted.detail)
    sent.push(request)
    return { paymentId: 'p1', orderIds: [], totalFen: 9900, payDueAt: '2026-11-21T08:30:00.000Z' }
  })
  renderScreen(client)
  expect(await screen.findByText('学院路 2 号')).toBeTruthy()
  expect(screen.queryByText('文三路 1 号')).toBeNull()
  quoted = { ...HOME, detail: '莫干山路 3 号' }
  await act(() => refreshAfter(client, 'addresses.updateAddress'))
  expect(await screen.findByText('莫干山路 3 号')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByText('提交订单')))
  const body = { lines: [{ skuId: 's1', quantity: 1 }], addressId: 'a1', remarks: [], isFromCart: false }
  expect(sent).toEqual([{ body: { ...body, quoteToken: '莫干山路 3 号' } }])
})

test('without an address the total is called an estimate, as its freight is', async () => {
  call.mockImplementation(async (key) =>
    key === 'addresses.listAddresses' ? [] : { ...quoteFor(HOME, 't1'), address: null },
  )
  renderScreen()
  expect(await screen.findAllByText('预计应付')).toHaveLength(2)
  expect(screen.queryByText(/^应付/)).toBeNull()
})
