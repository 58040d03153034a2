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

const cardOf = (detail: string) => `更换收货地址默认家浙江省 杭州市 西湖区${detail}林晓雯139****56783 楼 · 有电梯`
/** The address card, once it says this. */
const addressWith = async (detail: string) => (await screen.findByText(detail)).closest('button')?.textContent

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
  expect(await addressWith('文三路 1 号')).toBe(cardOf('文三路 1 号'))
  address = { ...HOME, detail: '学院路 2 号' }
  quoteToken = 't2'
  fireEvent.click(await screen.findByText('提交订单'))
  fireEvent.click(await screen.findByText('查看更新'))
  expect(await addressWith('学院路 2 号')).toBe(cardOf('学院路 2 号'))
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
  expect(await addressWith('学院路 2 号')).toBe(cardOf('学院路 2 号'))
  quoted = { ...HOME, detail: '莫干山路 3 号' }
  await act(() => refreshAfter(client, 'addresses.updateAddress'))
  expect(await addressWith('莫干山路 3 号')).toBe(cardOf('莫干山路 3 号'))
  await act(async () => fireEvent.click(screen.getByText('提交订单')))
  const body = { lines: [{ skuId: 's1', quantity: 1 }], addressId: 'a1', remarks: [], isFromCart: false }
  expect(sent).toEqual([{ body: { ...body, quoteToken: '莫干山路 3 号' } }])
})

const SHOP: Quote['shops'][number] = {
  shop: { id: 's1', name: '砖厂' },
  lines: [],
  goodsFen: 9900,
  freightFen: 8000,
  mostFreightFen: 20_500,
  freight: [{ name: '专线', measure: 'weight', amount: 5000, skuIds: [], freightFen: 8000, mostFreightFen: 20_500 }],
  totalFen: 17_900,
}

test('without an address freight and total are ranges that say what they depend on', async () => {
  call.mockImplementation(async (key) =>
    key === 'addresses.listAddresses'
      ? []
      : { ...quoteFor(HOME, 't1'), address: null, shops: [SHOP], totalFen: 17_900 },
  )
  renderScreen()
  const shop = await screen.findByRole('region', { name: '砖厂' })
  expect(shop.textContent).toContain('专线 · 5 kg估算的运费，填写地址后算准¥80.00–¥205.00')
  expect(shop.textContent).toMatch(/小计¥179\.00–¥304\.00$/)
  const rows = [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
  expect(rows).toEqual(['商品金额¥99.00', '运费¥80.00–¥205.00', '预计应付¥179.00–¥304.00'])
  expect(screen.getByText('提交订单').closest('[class*=bar]')?.textContent).toContain('预计应付¥179.00–¥304.00')
  expect(screen.queryByText(/^应付/)).toBeNull()
})

test('without an answer it says that the order may exist and that pressing again is safe, until the next press repeats the very same request', async () => {
  const sent: unknown[] = []
  let quoteToken = 't1'
  let kind: 'network' | 'timeout' = 'network'
  const client = new QueryClient()
  call.mockImplementation(async (key, request) => {
    if (key === 'addresses.listAddresses') return [HOME]
    if (key === 'orders.quoteOrder') return quoteFor(HOME, quoteToken)
    sent.push(request)
    throw new ApiError({ kind, text: { key: 'noResponse' } }, '网络连接超时')
  })
  renderScreen(client)
  await screen.findByText('提交订单')
  const press = () => act(async () => fireEvent.click(await screen.findByText('提交订单')))
  await press()
  const words = () => screen.getByRole('alert').textContent
  expect(words()).toBe('网络断了，没有收到结果，订单可能已经提交成功。 可以再按一次，不会重复下单。 查看订单')
  // A price that was fetched anew meanwhile does not make another request of it.
  quoteToken = 't2'
  kind = 'timeout'
  await act(() => refreshAfter(client, 'addresses.updateAddress'))
  await press()
  expect(words()).toBe('等了太久没有收到结果，订单可能已经提交成功。 可以再按一次，不会重复下单。 查看订单')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[0]).toMatchObject({ body: { quoteToken: 't1' } })
})

test('a link that asks for more than there is says how much there is, in its unit, and blames nobody', async () => {
  const unit = { step: 'box', stepThousandths: 1000, base: 'box', minSteps: 1 }
  const skus = [{ skuId: 's1', title: '木纹砖', available: 75, unit }]
  call.mockImplementation(async (key) => {
    if (key === 'addresses.listAddresses') return [HOME]
    const refused = { kind: 'business', text: { words: '' }, errorCode: 'STOCK_SHORT' } as const
    throw new ApiError({ ...refused, data: { skus } }, '')
  })
  renderScreen(new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [refusal] = await screen.findAllByRole('alert')
  expect(refusal?.textContent).toBe('库存不够了下面的商品，库存不够你选的数量木纹砖库存只剩 75 箱返回上一页按库存调整')
  expect(screen.queryByText('提交订单')).toBeNull()
})
