// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { waybillChecks, type WaybillValues } from '#features/orders/forms.ts'
import { useForm } from '#platform/form.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { renderUi } from '#ui/testing.tsx'
import { WaybillFields } from './waybill-fields.tsx'

const submit = vi.fn<(values: WaybillValues) => Promise<void>>(() => Promise.resolve())
const scrollIntoView = vi.fn<(this: Element, how: object) => void>()

function Sheet() {
  const form = useForm<WaybillValues>({
    initial: { carrier: '', trackingNumber: '', driverPhone: '' },
    checks: waybillChecks,
    submit,
  })
  return (
    <form {...form.props}>
      <WaybillFields form={form} />
      <button type="submit">发货</button>
    </form>
  )
}

beforeEach(async () => {
  await startLocale()
  await loadArea('zh-Hans', 'orders')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.scrollIntoView = scrollIntoView
  scrollIntoView.mockReset()
  submit.mockClear()
  renderUi(<Sheet />)
})

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^(运单号|车牌号)/ })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const doubt = () => screen.getByRole('status').textContent

test('a whole number of another carrier is named as such while it is typed, at its field and in sight', () => {
  choose('中通快递')
  type('SF12345678901')
  expect(doubt()).toBe('')
  expect(scrollIntoView).not.toHaveBeenCalled()
  type('SF123456789012')
  expect(doubt()).toBe('这看起来是顺丰速运的单号，请核对承运方式')
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')).toBe(screen.getByRole('status'))
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ block: 'nearest' }))
  expect(scrollIntoView.mock.contexts[0]?.contains(screen.getByRole('status'))).toBe(true)
  choose('顺丰速运')
  expect(doubt()).toBe('')
})

test('a number like none of its carrier is doubted when the field is left, not while it is typed again', () => {
  choose('顺丰速运')
  type('abc')
  expect(doubt()).toBe('')
  fireEvent.blur(field())
  expect(doubt()).toBe('这不太像顺丰速运的单号，请再核对一下')
  expect(scrollIntoView).toHaveBeenCalledOnce()
  type('abcd')
  expect(doubt()).toBe('')
  type('SF 1234-567890123')
  fireEvent.blur(field())
  expect(doubt()).toBe('')
})

test('a plate is not doubted, and what is doubted is sent all the same', async () => {
  choose('商家自有车辆')
  type('浙A12345')
  fireEvent.blur(field())
  expect(doubt()).toBe('')
  choose('中通快递')
  expect(doubt()).toBe('这不太像中通快递的单号，请再核对一下')
  fireEvent.click(screen.getByRole('button', { name: '发货' }))
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect(submit.mock.lastCall).toEqual([{ carrier: 'zto', trackingNumber: '浙A12345', driverPhone: '' }])
})
