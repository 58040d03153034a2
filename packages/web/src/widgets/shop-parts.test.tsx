// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadArea } from '../platform/i18n/areas.ts'
import { startLocale } from '../platform/i18n/locale.ts'
import { BoughtTogether } from './bought-together.tsx'
import { ShopContact } from './shop-contact.tsx'

beforeEach(async () => {
  await startLocale()
  await loadArea('zh-Hans', 'shop')
})
afterEach(cleanup)

test('what a shop has entered is shown, its phone can be called, and nothing stands for what it has not', () => {
  const { container, rerender } = render(
    <ShopContact shop="砚野" contact={{ phone: '0757-0800 2601', hours: '每日 8:30–21:00' }} />,
  )
  const call = screen.getByRole('link', { name: '拨打砚野的电话 0757-0800 2601' })
  expect([call.getAttribute('href'), container.textContent]).toEqual([
    'tel:0757-08002601',
    '电话0757-0800 2601服务时间每日 8:30–21:00',
  ])
  rerender(<ShopContact shop="砚野" contact={{ phone: '', hours: '每日 8:30–21:00' }} />)
  expect(container.textContent).toBe('服务时间每日 8:30–21:00')
  rerender(<ShopContact shop="砚野" contact={{ phone: '', hours: '' }} />)
  expect(container.childElementCount).toBe(0)
})

test('where nothing is bought together nothing stands', () => {
  const { container } = render(<BoughtTogether products={[]} with="this" />)
  expect(container.childElementCount).toBe(0)
})
