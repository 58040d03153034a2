import { expect, test } from 'vitest'
import { Refusal, refuse } from './refusal.ts'

function refusalOf(run: () => never): Pick<Refusal, 'code' | 'data'> | undefined {
  try {
    return run()
  } catch (error) {
    return error instanceof Refusal ? { code: error.code, data: error.data } : undefined
  }
}

test('a refusal carries the data of its code, or none', () => {
  expect(refusalOf(() => refuse('AMOUNT_CHANGED', { amountFen: 1250 }))).toEqual({
    code: 'AMOUNT_CHANGED',
    data: { amountFen: 1250 },
  })
  expect(refusalOf(() => refuse('NOT_NOW'))).toEqual({ code: 'NOT_NOW', data: null })
})

test('what does not fit its code does not compile', () => {
  const either = 'NOT_NOW' as 'NOT_NOW' | 'AMOUNT_CHANGED'
  const calls = [
    // @ts-expect-error -- the code has data
    () => refuse('AMOUNT_CHANGED'),
    // @ts-expect-error -- the data are another code's
    () => refuse('AMOUNT_CHANGED', { limit: 3 }),
    // @ts-expect-error -- the code has none
    () => refuse('NOT_NOW', { limit: 3 }),
    // @ts-expect-error -- one of the two codes has data
    () => refuse(either),
  ]
  expect(calls.map((call) => refusalOf(call)?.code)).toEqual(['AMOUNT_CHANGED', 'AMOUNT_CHANGED', 'NOT_NOW', 'NOT_NOW'])
})
