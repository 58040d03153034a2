// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { CARRIERS } from '@zhujia/contract/orders/waybills.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderDetail, OrderView } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastData } from '#testing/least-answer.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { ParcelsCard } from './parcels-card.tsx'

const { call, showToast } = vi.hoisted(() => ({
  call: vi.fn<(key: string, request: object) => Promise<unknown>>(),
  showToast: vi.fn<(words: string) => void>(),
}))
vi.mock('#platform/api-client/api.ts', () => ({ call }))
vi.mock('#ui/feedback/toast.tsx', () => ({ showToast }))
beforeEach(() => {
  call.mockReset()
  showToast.mockReset()
})

const parcel = (carrier: OrderDetail['parcels'][number]['carrier'], driverPhone = '') => ({
  id: `${carrier} ${driverPhone}`,
  carrier,
  trackingNumber: '浙A12345',
  driverPhone,
  shippedAt: '2026-11-21T08:00:00.000Z',
  correctedAt: null,
  canCorrect: false,
  canRemovePhone: false,
  lines: [],
})

async function draw(parcels: OrderDetail['parcels'], view: OrderView = 'buyer') {
  await startLocale()
  for (const area of ['orders', 'units', 'made'] as const) await loadArea('zh-Hans', area)
  const order = { ...leastData(getOrder.response), parcels }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiTextsProvider texts={testTexts}>
        <ParcelsCard order={order} view={view} />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
  return order
}

async function phonesOf(parcels: OrderDetail['parcels']) {
  await draw(parcels)
  return screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-label')])
}

test('a tap calls the driver of the shop’s truck; where no phone was given there is nothing to call', async () => {
  expect(await phonesOf([parcel('ownTruck', '13812345678'), parcel('ownTruck')])).toEqual([
    ['13812345678', 'tel:13812345678', '拨打司机电话 13812345678'],
  ])
})

test('of a carrier it calls the public hotline', async () => {
  const phones = await phonesOf(CARRIERS.filter((carrier) => carrier !== 'ownTruck').map((carrier) => parcel(carrier)))
  expect(phones[0]).toEqual(['95338', 'tel:95338', '拨打顺丰速运 · 服务热线 95338'])
  expect(phones.map(([phone]) => phone)).toEqual([
    '95338',
    '95554',
    '95311',
    '95543',
    '95546',
    '950616',
    '95353',
    '11183',
  ])
})

test('the shop removes the phone of a driver by a tap, and nothing else of the parcel; only where it may', async () => {
  call.mockResolvedValue(null)
  const kept = parcel('ownTruck', '13812345678')
  const { id } = await draw(
    [
      { ...kept, canRemovePhone: true },
      { ...kept, id: 'other' },
    ],
    'seller',
  )
  fireEvent.click(screen.getByRole('button', { name: '删除号码' }))
  await waitFor(() => expect(showToast.mock.calls).toEqual([['已删除司机电话']]))
  expect(call.mock.calls.map(([key, request]) => [key, request])).toEqual([
    [
      'orders.correctWaybill',
      { params: { id, parcelId: kept.id }, body: { carrier: 'ownTruck', trackingNumber: '浙A12345', driverPhone: '' } },
    ],
  ])
})
