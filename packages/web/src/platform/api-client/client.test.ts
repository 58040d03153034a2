// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { judgeThrown } from './classify.ts'
import { type Bench, openBench } from './test-support.ts'
import type { CallOptions } from './types.ts'

let bench: Bench
beforeEach(async () => {
  bench = await openBench()
})
afterEach(() => bench.close())

const request = { params: { id: '7' } }
const get = (options?: CallOptions) => bench.client.call('account.getProfile', request, options) as Promise<unknown>
const post = (options?: CallOptions) => bench.client.call('auth.logout', { body: { a: 1 } } as object, options)

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('the call did not fail')
  return error
}

describe('a request', () => {
  test('carries bearer, language, JSON and, when it changes something, a key', async () => {
    bench.server.answerJson(200, { code: 200, success: true, message: '', data: null })
    await post()
    await bench.client.call('account.getProfile', {
      params: { id: 'a/b' },
      query: { q: ['x', 'y'], none: undefined },
    } as object)
    const [sent, read] = bench.server.received
    expect(sent).toMatchObject({ method: 'POST', url: '/api/logout', body: '{"a":1}' })
    expect(sent?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'accept-language': 'zh-Hant',
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    expect(read).toMatchObject({ method: 'GET', url: '/api/things/a%2Fb?q=x&q=y', body: '' })
    expect(read?.headers).not.toHaveProperty('idempotency-key')
    expect(read?.headers).not.toHaveProperty('content-type')
  })

  test('carries no Authorization without a token, and the key that it is given', async () => {
    bench.session.token = undefined
    bench.server.answerJson(200, { code: 200 })
    await post({ idempotencyKey: 'kept' })
    expect(bench.server.received[0]?.headers).not.toHaveProperty('authorization')
    expect(bench.server.received[0]?.headers).toHaveProperty('idempotency-key', 'kept')
  })

  test("reports the server's time", async () => {
    bench.server.answerJson(200, { code: 200 })
    await get()
    expect(bench.times).toEqual([expect.stringMatching(/GMT$/)])
  })
})

describe('an answer', () => {
  test('gives its data', async () => {
    bench.server.answerJson(200, { success: true, code: 200, message: '', data: { name: 'x' } })
    expect(await get()).toEqual({ name: 'x' })
    expect(bench.toasts).toEqual([])
  })

  test('of page-result shape without a code is wrapped as a success', async () => {
    bench.server.answerJson(200, { records: [1], total: 1, status: 200 })
    expect(await get()).toEqual({ records: [1], total: 1, status: 200 })
  })

  test('may be empty', async () => {
    bench.server.answer((_request, response) => response.writeHead(204).end())
    expect(await get()).toBeUndefined()
  })
})

describe('the error catalogue', () => {
  test.each([
    [400, '请求参数错误'],
    [401, '未授权，请重新登录'],
    [403, '拒绝访问'],
    [404, '请求的资源不存在'],
    [500, '服务器内部错误'],
    [503, '请求失败 503'],
    [418, '请求失败 418'],
  ])('HTTP %i shows its fixed text, not what the server says', async (status, text) => {
    bench.server.answerJson(status, { success: false, code: status, message: 'server words' })
    expect(await failure(get())).toMatchObject({ kind: 'http', message: text })
    expect(bench.toasts).toEqual([text])
    expect(bench.logouts).toHaveLength(status === 401 ? 1 : 0)
  })

  test('HTTP 400 gives the fields that are wrong', async () => {
    const data = { fields: { 'lines.0.quantity': '太多' } }
    bench.server.answerJson(400, { success: false, code: 400, errorCode: 'INVALID_INPUT', message: '', data })
    expect(await failure(post())).toMatchObject({ errorCode: 'INVALID_INPUT', fields: data.fields, data })
  })

  test.each([
    ['success is false', { success: false, code: 200, message: '库存不足' }, '库存不足'],
    ['code is not 200', { code: 41001, message: '密码不对' }, '密码不对'],
    ['code is a text', { code: '500', message: '' }, '操作失败'],
    ['status is not 200', { status: 500 }, '操作失败'],
    ['records and total stand beside a code', { records: [], total: 0, code: 500 }, '操作失败'],
  ])('a business failure (%s) shows the server message or the fixed one', async (_case, body, text) => {
    bench.server.answerJson(200, body)
    expect(await failure(get())).toMatchObject({ kind: 'business', message: text })
    expect(bench.toasts).toEqual([text])
    expect(bench.logouts).toEqual([])
  })

  test('code 401 logs out', async () => {
    bench.server.answerJson(200, { success: false, code: 401, errorCode: 'UNAUTHORIZED', message: '登录已过期' })
    expect(await failure(get())).toMatchObject({ errorCode: 'UNAUTHORIZED', unauthorised: true })
    expect(bench.toasts).toEqual(['登录已过期'])
    expect(bench.logouts).toHaveLength(1)
  })

  test('many 401 at once log out once and say so once', async () => {
    bench.server.answerJson(401, {})
    await Promise.allSettled([get(), get(), get(), post(), post()])
    expect(bench.logouts).toHaveLength(1)
    expect(bench.toasts).toEqual(['未授权，请重新登录'])
  })

  test('401 is said once and logs out once on reads that skip mask and toast, as pages make them', async () => {
    bench.server.answerJson(401, {})
    const quiet = { mask: false, toast: false }
    await Promise.allSettled([get(quiet), get(quiet), get(quiet)])
    expect(bench.toasts).toEqual(['未授权，请重新登录'])
    expect(bench.logouts).toHaveLength(1)
  })

  test('a late 401 of an old token does not end a new session', async () => {
    bench.server.answer((_request, response) => {
      bench.session.token = 'token-2'
      response.writeHead(401).end('{}')
    })
    await failure(get())
    expect(bench.logouts).toEqual([])
    expect(bench.session.token).toBe('token-2')
  })

  test('no answer: the network', async () => {
    bench.server.answer((_request, response) => response.destroy())
    expect(await failure(post())).toMatchObject({ kind: 'network', message: '网络连接超时' })
    expect(bench.toasts).toEqual(['网络连接超时'])
  })

  test('without a network: that, and not a server that is too slow', async () => {
    bench.server.answer((_request, response) => response.destroy())
    vi.stubGlobal('navigator', { onLine: false })
    try {
      expect(await failure(post())).toMatchObject({ kind: 'network', message: '网络已断开，联网后再试一次' })
      expect(bench.toasts).toEqual(['网络已断开，联网后再试一次'])
    } finally {
      vi.unstubAllGlobals()
    }
  })

  test('no answer within 5000 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const arrived = new Promise<void>((resolve) => bench.server.answer(() => resolve()))
      const failing = failure(get())
      await arrived
      await vi.advanceTimersByTimeAsync(4999)
      expect(bench.toasts).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect(await failing).toMatchObject({ kind: 'timeout', message: '网络连接超时' })
    } finally {
      vi.useRealTimers()
    }
  })

  test('no answer within the time that the caller sets', async () => {
    bench.server.answer(() => undefined)
    expect(await failure(post({ timeoutMs: 20 }))).toMatchObject({ kind: 'timeout' })
  })

  test('a request that cannot be made shows its own message', async () => {
    expect(await failure(bench.client.call('account.getProfile', {}))).toMatchObject({
      message: 'missing path parameter id',
    })
  })

  test('a fault without a message shows a fixed one', async () => {
    const body = {
      toJSON: () => {
        throw new Error('')
      },
    }
    expect(await failure(bench.client.call('auth.logout', { body } as object))).toMatchObject({
      kind: 'other',
      message: '请求失败',
    })
    expect(judgeThrown('a library threw a text')).toEqual({ kind: 'other', text: { key: 'networkError' } })
  })

  test('an answer that is not JSON', async () => {
    bench.server.answer((_request, response) => response.end('<html>'))
    expect(await failure(get())).toMatchObject({ kind: 'format', message: '请求失败' })
  })

  test.each([
    [{ code: 200, message: '' }, '登录失败，响应数据格式不正确'],
    [{ code: 200, message: '账号异常' }, '账号异常'],
  ])('a login without its data', async (body, text) => {
    bench.server.answerJson(200, body)
    const expectation = { holds: (data: unknown) => data !== undefined, otherwise: 'loginFormat' } as const
    expect(await failure(post({ expect: expectation }))).toMatchObject({ kind: 'format', message: text })
    expect(bench.toasts).toEqual([text])
  })
})

describe('options', () => {
  test('the mask is counted, gone before the toast, and can be switched off', async () => {
    bench.server.answerJson(200, { code: 500, message: 'x' })
    const order: string[] = []
    bench.client.events.on('loading', (count) => order.push(`loading ${count}`))
    bench.client.events.on('failure', () => order.push('toast'))
    await failure(get())
    expect(order).toEqual(['loading 1', 'loading 0', 'toast'])
    bench.server.answerJson(200, { code: 200 })
    await Promise.all([get(), get()])
    expect(bench.loading.slice(2)).toEqual([1, 2, 1, 0])
    await get({ mask: false })
    expect(bench.loading).toHaveLength(6)
  })

  test('the toast can be switched off; the call is rejected all the same', async () => {
    bench.server.answerJson(500, {})
    expect((await failure(get({ toast: false }))).message).toBe('服务器内部错误')
    expect(bench.toasts).toEqual([])
  })

  test('a withdrawn call says nothing', async () => {
    const controller = new AbortController()
    bench.server.answer(() => controller.abort())
    expect(await failure(get({ signal: controller.signal }))).toMatchObject({ kind: 'aborted' })
    expect(bench.toasts).toEqual([])
    expect(bench.loading).toEqual([1, 0])
  })
})

describe('sending again', () => {
  test('a GET is sent three times in all when the network fails', async () => {
    bench.server.answer((_request, response) => {
      if (bench.server.received.length < 3) response.destroy()
      else response.end('{"code":200,"data":"here"}')
    })
    expect(await get()).toBe('here')
    expect(bench.server.received).toHaveLength(3)
    expect(bench.loading).toEqual([1, 0])
  })

  test('after the third failure it is given up', async () => {
    bench.server.answer((_request, response) => response.destroy())
    await failure(get())
    expect(bench.server.received).toHaveLength(3)
  })

  test('a mutation is sent once, and so is a GET that was answered', async () => {
    bench.server.answer((_request, response) => response.destroy())
    await failure(post())
    expect(bench.server.received).toHaveLength(1)
    bench.server.answerJson(500, {})
    await failure(get())
    expect(bench.server.received).toHaveLength(2)
  })
})
