import { listAddresses } from '@zhujia/contract/addresses/endpoints.ts'
import { quoteOrder } from '@zhujia/contract/orders/endpoints.ts'
import { href, SCREENS } from '@zhujia/contract/screens.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { leastAnswer } from '#testing/least-answer.ts'
import { startTinyServer, type TinyServer } from '#testing/tiny-server.ts'
import { startLocale } from '../platform/i18n/locale.ts'
import { signIn, signOut } from '../platform/session.ts'
import { App } from './app.tsx'
import { startBrowserHistory } from './browser-history.ts'
import { loadPage } from './page-loader.ts'
import { queryClient } from './query-client.ts'

const SKU = '01920000-0000-7000-8000-000000000000'
const PRODUCT = '01920000-0000-7000-8000-000000000001'
const UNKNOWN = { success: false, code: 404, message: '内容不存在', errorCode: 'NOT_FOUND' }
const QUOTE = {
  shops: [
    {
      shop: { id: PRODUCT, name: '砚野陶瓷' },
      lines: [{ skuId: SKU, productId: PRODUCT }],
      goodsFen: 100,
      freightFen: 0,
      freight: [],
      totalFen: 100,
    },
  ],
  totalFen: 100,
  quoteToken: 'token',
}
const PATIENT = { timeout: 10_000 }
vi.setConfig({ testTimeout: 20_000 })

let server: TinyServer

beforeAll(async () => {
  server = await startTinyServer()
  const networkFetch = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => networkFetch(server.base + address, options))
  vi.stubGlobal('scrollTo', () => undefined)
  await startLocale()
})
afterAll(() => server.close())
afterEach(() => {
  cleanup()
  queryClient.clear()
  signOut()
  server.received.length = 0
})

/** Opens the confirm page by a link, where the quote is answered so. */
async function open(query: string, quote: { status: number; body: object }): Promise<void> {
  signIn({
    token: 'a token',
    currentRoles: [{ roleCode: 'owner' }],
    availableRoles: [{ roleCode: 'owner', roleName: '', isPrimary: true }],
  })
  server.answer(({ method, url }, response) => {
    const isQuote = url.endsWith(quoteOrder.path)
    response
      .writeHead(isQuote ? quote.status : 200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(isQuote ? quote.body : leastAnswer(method, url)))
  })
  await loadPage('orderPlay')
  window.history.replaceState(null, '', `${SCREENS.orderPlay.path}?${query}`)
  render(<App history={startBrowserHistory()} />)
}

const KNOWN = { status: 200, body: { success: true, code: 200, message: '', data: QUOTE } }
const way = (name: string) => screen.findByRole('link', { name }, PATIENT)
const quotes = () =>
  server.received.filter(({ url }) => url.endsWith(quoteOrder.path)).map(({ body }) => JSON.parse(body) as object)

test.each(['0', '-1', '2.5', '1e2', '10000', 'abc', ''])(
  'a link with the quantity %j says so, orders nothing, and leads to the product',
  async (quantity) => {
    await open(`sku=${SKU}&quantity=${quantity}`, KNOWN)
    await screen.findByText('链接里的数量不对', {}, PATIENT)
    expect((await way('去商品页')).getAttribute('href')).toBe(href('productDetail', { id: PRODUCT, sku: SKU }))
    expect((await way('去首页看看')).getAttribute('href')).toBe(href('home'))
    expect(screen.queryByRole('button', { name: '提交订单' })).toBeNull()
    expect(screen.queryByText('添加收货地址')).toBeNull()
  },
)

test('measures that cannot be read whole are not ordered without what was left out', async () => {
  await open(`sku=${SKU}&quantity=1&measures=width:1200,height:15m`, KNOWN)
  await screen.findByText('链接里的尺寸看不懂', {}, PATIENT)
  expect(quotes().every((body) => !('measures' in body))).toBe(true)
})

test.each([
  [404, UNKNOWN],
  [400, { success: false, code: 400, message: '参数不正确', errorCode: 'INVALID_INPUT', fields: {} }],
])('a link to goods that nobody has (%i) says so in place of the order, without an address', async (status, body) => {
  await open(`sku=${SKU}&quantity=2`, { status, body })
  await screen.findByText('找不到这件商品', {}, PATIENT)
  expect(screen.queryByText('添加收货地址')).toBeNull()
  expect(screen.queryByRole('link', { name: '去商品页' })).toBeNull()
  expect((await way('去首页看看')).getAttribute('href')).toBe(href('home'))
})

test('goods that are missed have the addresses fetched again: one may have been deleted elsewhere', async () => {
  await open(`sku=${SKU}&quantity=2`, { status: 404, body: UNKNOWN })
  const asked = () => server.received.filter(({ url }) => url.endsWith(listAddresses.path)).length
  await waitFor(() => expect(asked()).toBe(2), PATIENT)
})
