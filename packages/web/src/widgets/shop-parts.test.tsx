// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadArea } from '../platform/i18n/areas.ts'
import { setLocale, startLocale } from '../platform/i18n/locale.ts'
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

test.each([
  ['zh-Hans', '周一至周六 8:30–18:00', '周一至周六 8:30–18:00'],
  ['zh-Hant', '周一至周六 8:30–18:00', '週一至週六 8:30–18:00'],
  ['en', '每日 8:30–21:00', 'Daily 8:30–21:00'],
  ['en', '周一至周六 8:30–18:00', 'Monday to Saturday 8:30–18:00'],
  ['fr', '每天 8:30-21:00', 'Tous les jours 8:30–21:00'],
  ['fr', '周一至周日 8:30–18:00', 'Du lundi au dimanche 8:30–18:00'],
  ['es', '周二至周六 8:30–18:00', 'De martes a sábado 8:30–18:00'],
  ['en', '节假日请先来电', '节假日请先来电'],
] as const)('in %s the hours %s read %s', async (locale, hours, words) => {
  await setLocale(locale)
  const { container } = render(<ShopContact shop="砚野" contact={{ phone: '', hours }} />)
  expect(container.querySelector('dd')?.textContent).toBe(words)
  await setLocale('zh-Hans')
})

test('where nothing is bought together nothing stands', () => {
  const { container } = render(<BoughtTogether products={[]} with="this" />)
  expect(container.childElementCount).toBe(0)
})
