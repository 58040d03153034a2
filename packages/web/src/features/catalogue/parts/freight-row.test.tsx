// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { type Navigation, NavigationProvider, PageProvider } from '#platform/navigation.ts'
import { signIn, signOut } from '#platform/session.ts'
import type { ProductDetail } from '../queries.ts'
import { FreightRow } from './freight-row.tsx'

const navigateTo = vi.fn<(key: string, query: object) => void>()
const product = {
  shop: { city: '佛山市' },
  delivery: 'express',
  freight: { to: '西湖区', freightFen: 1200, isFrom: true, freeFromFen: 50_000, freeFromPieces: null },
} as unknown as ProductDetail

beforeEach(async () => {
  await startLocale()
  await loadArea('zh-Hans', 'goods')
  navigateTo.mockReset()
})
afterEach(() => {
  cleanup()
  signOut()
})

const show = (query: Record<string, string> = {}, shown = product) =>
  render(
    <NavigationProvider value={{ navigateTo } as unknown as Navigation}>
      <PageProvider value={{ screen: 'productDetail', isTab: false, query: { id: 'p1', ...query } }}>
        <FreightRow product={shown} />
      </PageProvider>
    </NavigationProvider>,
  )

test('the row says what freight comes to and opens the choice of another address, with the one it is quoted to', () => {
  show({ addressId: 'a1' })
  const row = screen.getByRole('button')
  expect(row.textContent).toMatch(/送至西湖区.*运费 ¥12\.00 起.*满 ¥500\.00 免运费/)
  fireEvent.click(row)
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith('address', { pick: '1', used: 'a1' })
})

test('where nothing is delivered it says so, and still leads to another address', () => {
  show({}, { ...product, freight: { ...product.freight, freightFen: null } })
  expect(screen.getByRole('button').textContent).toContain('暂不配送到西湖区')
  fireEvent.click(screen.getByRole('button'))
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith('address', { pick: '1' })
})

test('a role without addresses reads it only', () => {
  signIn({ token: 't', currentRoles: [{ roleCode: 'administrator' }], availableRoles: [] })
  show()
  expect(screen.queryByRole('button')).toBeNull()
})
