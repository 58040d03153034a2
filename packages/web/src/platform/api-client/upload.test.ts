import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { type Bench, openBench } from './test-support.ts'
import type { UploadOptions } from './types.ts'

let bench: Bench
beforeEach(async () => {
  bench = await openBench()
})
afterEach(() => bench.close())

const file = new File(['picture'], 'a.png', { type: 'image/png' })
const send = (options: Partial<UploadOptions> = {}) =>
  bench.client.upload('auth.logout', { body: { kind: 'avatar', none: undefined } }, { file, ...options })

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('the upload did not fail')
  return error.message
}

test('sends the form, the current page and the file, with the session', async () => {
  bench.server.answerJson(200, { success: true, data: { id: 'f1' } })
  const percents: number[] = []
  expect(await send({ onProgress: (percent) => percents.push(percent) })).toEqual({ id: 'f1' })
  const [sent] = bench.server.received
  expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(sent?.headers.authorization).toBe('Bearer token-1')
  expect(sent?.headers['idempotency-key']).toBeDefined()
  expect(sent?.body).toMatch(
    /name="kind"\s+avatar[\s\S]*name="currentPage"\s+\/here[\s\S]*name="file"; filename="a.png"/,
  )
  expect(percents.at(-1)).toBe(100)
})

test('takes another field name, and code 200 for success', async () => {
  bench.server.answerJson(200, { code: 200, data: 'ok' })
  expect(await send({ fieldName: 'photo' })).toBe('ok')
  expect(bench.server.received[0]?.body).toContain('name="photo"; filename="a.png"')
})

test.each([
  [200, { success: false, message: '图片太大' }, '图片太大'],
  [200, { code: 500 }, '上传失败'],
  [200, {}, '上传失败'],
  [400, { message: '格式不支持' }, '格式不支持'],
  [500, {}, '上传失败'],
])('a failure of the server (HTTP %i) shows its message, else the fixed one', async (status, body, text) => {
  bench.server.answerJson(status, body)
  expect(await messageOf(send())).toBe(text)
  expect(bench.toasts).toEqual([text])
})

test('an answer that cannot be parsed', async () => {
  bench.server.answer((_request, response) => response.end('<html>'))
  expect(await messageOf(send())).toBe('响应数据解析失败')
})

test('a transport failure', async () => {
  bench.server.answer((_request, response) => response.destroy())
  expect(await messageOf(send())).toBe('上传失败')
})

test('401 logs out', async () => {
  bench.server.answerJson(401, {})
  await messageOf(send())
  expect(bench.logouts).toHaveLength(1)
})

test('nine uploads go five at a time, in their order', async () => {
  const open: (() => void)[] = []
  bench.server.answer((_request, response) => open.push(() => response.end('{"code":200}')))
  const all = Promise.all(Array.from({ length: 9 }, () => send()))
  await vi.waitFor(() => expect(open).toHaveLength(5))
  open[0]?.()
  await vi.waitFor(() => expect(open).toHaveLength(6))
  for (let at = 1; at < 9; at += 1) {
    await vi.waitFor(() => expect(open.length).toBe(Math.min(9, at + 5)))
    open[at]?.()
  }
  expect(await all).toHaveLength(9)
})

test('is given up after the time that its caller sets', async () => {
  bench.server.answer(() => undefined)
  expect(await messageOf(send({ timeoutMs: 20 }))).toBe('上传失败')
})

test('a withdrawn upload says nothing', async () => {
  const controller = new AbortController()
  bench.server.answer(() => controller.abort())
  await messageOf(send({ signal: controller.signal }))
  expect(bench.toasts).toEqual([])
})
