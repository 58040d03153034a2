import { expect, test } from 'vitest'
import { decodeReason, encodeReason } from './reasons.ts'

test('a stored reason is a name, a name with words, or words alone', () => {
  expect(decodeReason('changedMind')).toEqual({ key: 'changedMind', note: undefined })
  expect(decodeReason('wrongGoods: 拍错了: 要 800')).toEqual({ key: 'wrongGoods', note: '拍错了: 要 800' })
  expect(decodeReason('other: 第一行\n第二行')).toEqual({ key: 'other', note: '第一行\n第二行' })
  expect(decodeReason('notPaidInTime')).toEqual({ key: 'notPaidInTime', note: undefined })
  expect(decodeReason('buyerAsked: 电话里说的')).toEqual({ key: 'buyerAsked', note: '电话里说的' })
  expect(decodeReason('货已装车')).toEqual({ key: undefined, note: '货已装车' })
  expect(decodeReason('toString')).toEqual({ key: undefined, note: 'toString' })
})

test('what is encoded is decoded as it was', () => {
  expect(encodeReason({ reason: 'packed' })).toBe('packed')
  for (const body of [{ reason: 'changedMind' }, { reason: 'tooSlow', note: '工期: 提前\n三天' }] as const)
    expect(decodeReason(encodeReason(body))).toEqual({ key: body.reason, note: 'note' in body ? body.note : undefined })
})
