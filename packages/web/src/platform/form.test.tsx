import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { password, smsCode } from '@zhujia/contract/auth/schemas.ts'
import { phone } from '@zhujia/contract/core/fields.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type Failure } from './api-client/api-error.ts'
import { type FormSpec, useForm } from './form.ts'
import { type Checks, checkThat } from './form-checks.ts'
import { startLocale } from './i18n/locale.ts'

interface Values {
  phone: string
  code: string
}

beforeEach(async () => {
  localStorage.clear()
  await startLocale()
})

afterEach(() => vi.useRealTimers())

const refused = (failure: Partial<Failure>, message: string) =>
  new ApiError({ kind: 'business', text: { words: message }, ...failure }, message)

function setUp(spec: Partial<FormSpec<Values>> = {}) {
  const submit = vi.fn<(values: Values) => Promise<void>>(() => Promise.resolve())
  function Fields() {
    const form = useForm<Values>({
      initial: { phone: '', code: '' },
      checks: () => Promise.resolve({ phone, code: smsCode }),
      submit,
      ...spec,
    })
    return (
      <form {...form.props} aria-label="form">
        {(['phone', 'code'] as const).map((name) => (
          <label key={name}>
            {name}
            <input
              name={name}
              value={form.values[name]}
              aria-invalid={name in form.errors}
              onChange={(event) => form.set(name, event.target.value)}
            />
            <em data-testid={name}>{form.errors[name]}</em>
          </label>
        ))}
        <p data-testid="whole">{form.failure}</p>
      </form>
    )
  }
  render(<Fields />)
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } })
  const send = () => act(async () => fireEvent.submit(screen.getByRole('form')))
  const words = (id: string) => screen.getByTestId(id).textContent
  return { submit, type, send, words }
}

const fill = ({ type }: ReturnType<typeof setUp>) => {
  type('phone', '13800000001')
  type('code', '123456')
}

test("the contract's schemas check before sending, and the first wrong field takes the focus", async () => {
  const form = setUp({ messages: { code: '六位数字' } })
  form.type('code', '12')
  await form.send()
  expect(form.words('phone')).toBe('请填写此项')
  expect(form.words('code')).toBe('六位数字')
  expect(document.activeElement).toHaveProperty('name', 'phone')
  expect(form.submit).not.toHaveBeenCalled()
  form.type('phone', '13800000001')
  expect(form.words('phone')).toBe('')
  expect(form.words('code')).toBe('六位数字')
})

test('too short and too long are said with the bound', async () => {
  const form = setUp({ checks: () => Promise.resolve({ phone: password.min(8), code: password }) })
  form.type('phone', 'abc')
  form.type('code', 'x'.repeat(129))
  await form.send()
  expect(form.words('phone')).toBe('太短或太小，至少 8')
  expect(form.words('code')).toBe('太长或太大，最多 128')
})

test('a double submit sends once', async () => {
  let finish = () => {}
  const submit = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
  const form = setUp({ submit })
  fill(form)
  await form.send()
  await form.send()
  await act(async () => finish())
  expect(submit).toHaveBeenCalledTimes(1)
  await form.send()
  expect(submit).toHaveBeenCalledTimes(2)
})

test.each<[string, ApiError, 'phone' | 'code' | 'whole']>([
  ['field paths', refused({ kind: 'http', fields: { phone: '不对' } }, '请求参数错误'), 'phone'],
  ['a refusal that belongs to a field', refused({ errorCode: 'CODE_WRONG' }, '不对'), 'code'],
  ['any other refusal', refused({ errorCode: 'ACCOUNT_DISABLED' }, '不对'), 'whole'],
  ['the network', refused({ kind: 'network' }, '不对'), 'whole'],
])("the server's answer lands in its place: %s", async (_case, error, place) => {
  const form = setUp({ submit: () => Promise.reject(error), refusals: { CODE_WRONG: 'code' } })
  fill(form)
  await form.send()
  expect(form.words(place)).toBe('不对')
  const focused = document.activeElement?.getAttribute('name') ?? 'whole'
  expect(focused).toBe(place)
})

test('a draft survives a reload, is dropped when sent, and keeps only what it may', async () => {
  const draft = { key: 'login', fields: ['phone'] } as const
  const form = setUp({ draft })
  fill(form)
  expect(localStorage.getItem('zhujia:v1:draft:login')).not.toContain('123456')
  document.body.replaceChildren()
  const again = setUp({ draft })
  expect(screen.getByRole('textbox', { name: /^phone/ })).toHaveProperty('value', '13800000001')
  expect(screen.getByRole('textbox', { name: /^code/ })).toHaveProperty('value', '')
  again.type('code', '123456')
  await again.send()
  await waitFor(() => expect(localStorage.getItem('zhujia:v1:draft:login')).toBeNull())
})

const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
const load = () => vi.fn<() => Promise<Checks>>(() => Promise.resolve({ phone, code: smsCode }))
const lost = refused({ kind: 'network', text: { key: 'offline' } }, '网络已断开')

test("the contract's schemas are fetched while the form stands there, and check even when the network is lost by then", async () => {
  vi.useFakeTimers()
  const checks = load()
  const form = setUp({ checks })
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(checks).toHaveBeenCalledTimes(1)
  online(false)
  await form.send()
  expect(form.words('phone')).toBe('请填写此项')
  expect(form.submit).not.toHaveBeenCalled()
})

test('without a network no schemas are asked for: the form says that it is lost, and sends once it is back', async () => {
  const offline = online(false)
  const checks = load()
  const form = setUp({ checks })
  form.submit.mockRejectedValueOnce(lost)
  fill(form)
  await form.send()
  expect(form.words('whole')).toBe('网络已断开')
  expect(checks).not.toHaveBeenCalled()
  offline.mockReturnValue(true)
  form.type('code', '12')
  await form.send()
  expect(form.words('code')).toBe('请检查此项')
  form.type('code', '123456')
  await form.send()
  expect(form.submit).toHaveBeenCalledTimes(2)
  expect(form.words('whole')).toBe('')
})

test('schemas that never come leave the check to the server, whose words stand at their fields; its own the form checks itself', async () => {
  const form = setUp({
    checks: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    own: () => ({ code: checkThat((value) => value !== '') }),
  })
  form.type('phone', '1')
  await form.send()
  expect(form.words('code')).toBe('请填写此项')
  expect(form.submit).not.toHaveBeenCalled()
  form.submit.mockRejectedValueOnce(refused({ kind: 'http', fields: { phone: '格式不正确' } }, '请求参数错误'))
  form.type('code', '1')
  await form.send()
  expect(form.words('phone')).toBe('格式不正确')
  expect(form.words('whole')).toBe('')
})

test('schemas that take longer than a call are not waited for', async () => {
  vi.useFakeTimers()
  const form = setUp({ checks: () => new Promise(() => {}) })
  await form.send()
  await act(() => vi.advanceTimersByTimeAsync(4_999))
  expect(form.submit).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(form.submit).toHaveBeenCalledTimes(1)
})

test('a field of the request that the form does not have is said of the whole', async () => {
  const form = setUp()
  form.submit.mockRejectedValueOnce(refused({ kind: 'http', fields: { 'lines.0': '不对' } }, '请求参数错误'))
  fill(form)
  await form.send()
  expect(form.words('whole')).toBe('请求参数错误')
})
