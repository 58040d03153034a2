import { expect, test } from 'vitest'
import { ApiError } from './api-client/api-error.ts'
import { runAction } from './run-action.ts'

const refusal = new ApiError({ kind: 'business', text: { key: 'operationFailed' }, errorCode: 'NOT_NOW' }, '现在不能')

test('what succeeds is true and refuses nothing', async () => {
  const said: unknown[] = []
  expect(
    await runAction(
      async () => said.push('done'),
      (error) => said.push(error),
    ),
  ).toBe(true)
  expect(said).toEqual(['done'])
})

test('what the server refuses is false, once what follows from it is done', async () => {
  const said: unknown[] = []
  const action = () => Promise.reject(refusal)
  const refused = async (error: ApiError) => {
    await Promise.resolve()
    said.push(error.errorCode)
  }
  expect(await runAction(action, refused)).toBe(false)
  expect(said).toEqual(['NOT_NOW'])
  expect(await runAction(action)).toBe(false)
})

test('a fault is thrown, and nothing follows from it', async () => {
  const said: unknown[] = []
  const fault = new TypeError('x is not a function')
  await expect(
    runAction(
      () => Promise.reject(fault),
      (error) => said.push(error),
    ),
  ).rejects.toBe(fault)
  expect(said).toEqual([])
})
