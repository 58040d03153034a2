import { afterEach, expect, test, vi } from 'vitest'
import { learnServerTime } from './clock.ts'
import { formatsOf } from './format.ts'

test('money comes in the pieces that are drawn', () => {
  expect(formatsOf('zh-Hans').moneyParts(-123_456)).toEqual({
    before: '-¥',
    integer: '1,234',
    decimals: '.56',
    after: '',
  })
  expect(formatsOf('fr').moneyParts(-123_456)).toEqual({
    before: '-',
    integer: '1\u202f234',
    decimals: ',56',
    after: '\u00a0¥',
  })
})

test.each([
  ['zh-Hans', 1_000_000_001, '¥10,000,000.01'],
  ['zh-Hant', 0, '¥0.00'],
  ['en', -5, '-¥0.05'],
  ['fr', 1_000_000_001, '10\u202f000\u202f000,01\u00a0¥'],
  ['es', -1_234_500, '-12.345,00\u00a0¥'],
] as const)('an amount has its symbol where %s puts it', (locale, fen, text) => {
  expect(formatsOf(locale).money(fen)).toBe(text)
})

test('dates are those of China', () => {
  expect(formatsOf('zh-Hans').dateTime('2026-11-21T16:05:00.000Z')).toBe('2026/11/22 00:05')
  expect(formatsOf('en').date('2026-11-21T16:05:00.000Z')).toBe('22/11/2026')
  expect(formatsOf('es').time('2026-11-21T16:05:00.000Z')).toBe('00:05')
})

afterEach(() => {
  vi.useRealTimers()
  learnServerTime(null)
})

test.each([
  ['zh-Hans', '08:19', '昨天 08:19', '11/20 08:19', '2025/12/31 23:59'],
  ['zh-Hant', '08:19', '昨天 08:19', '11/20\u200908:19', '2025/12/31\u200923:59'],
  ['en', '08:19', 'Yesterday 08:19', '20/11, 08:19', '31/12/2025, 23:59'],
  ['fr', '08:19', 'Hier 08:19', '20/11 08:19', '31/12/2025 23:59'],
  ['es', '08:19', 'Ayer 08:19', '20/11, 08:19', '31/12/2025, 23:59'],
] as const)('%s says when something happened as people say it today', (locale, ...texts) => {
  // The first minute of 22 November in China; elsewhere it is still the 21st.
  vi.useFakeTimers({ now: new Date('2026-11-21T16:00:30.000Z') })
  const instants = [
    '2026-11-22T00:19:00.000Z',
    '2026-11-21T00:19:00.000Z',
    '2026-11-20T00:19:00.000Z',
    '2025-12-31T15:59:00.000Z',
  ]
  expect(instants.map(formatsOf(locale).when)).toEqual(texts)
})

test('today is that of the server, whatever the machine says', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:59:00.000Z') })
  learnServerTime('Sat, 21 Nov 2026 16:01:00 GMT')
  expect(formatsOf('zh-Hans').when('2026-11-21T15:58:00.000Z')).toBe('昨天 23:58')
})

test('numbers and shares', () => {
  expect(formatsOf('en').number(1234.5)).toBe('1,234.5')
  expect(formatsOf('zh-Hans').percent(0.125)).toBe('12.5%')
})

test('a weight is rounded to what a person needs: one decimal from 10 kg up', () => {
  expect([1050, 9876, 10_000, 392_761].map(formatsOf('zh-Hans').kilograms)).toEqual(['1.05', '9.876', '10', '392.8'])
  expect(formatsOf('fr').kilograms(392_761)).toBe('392,8')
})
