import fc from 'fast-check'
import { placeholder } from './valid.ts'

/** Written into JSON as it stands, without quotes: numbers that no JavaScript value holds. */
export const RAW_NUMBER = '@@raw-number:'
const raw = (text: string): string => `${RAW_NUMBER}${text}@@`

const NUMBERS = [-1, 0, 1, 0.5, 99, 10_000, 2 ** 31, 2 ** 31 - 1, 2 ** 53, 2 ** 53 - 1, -(2 ** 53), 1e21, 1e308, raw('1e400'), raw('-1e400'), raw('9223372036854775808'), raw('-0')]
const NUMBER_TEXTS = ['NaN', 'Infinity', '-1', '1e3', '0x10', '1e400', '9007199254740993', '１２３', '1_000', ' 1 ', '1,5', '+1']
const TEXTS = [
  '',
  ' ',
  'a'.repeat(10_240),
  '砖'.repeat(4000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202Eabc\u202C',
  '\u200B',
  '\uFEFF',
  '👨‍👩‍👧‍👦',
  '𠮷',
  'e\u0301'.repeat(300),
  '\u0001\u001b[31m',
  'a\r\nset-cookie: x=1',
  "' or 1=1 --",
  "'; drop table users; --",
  '%',
  '_%\\',
  '$$',
  '{"$ne":null}',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '../../../etc/passwd',
  '..%2f..%2f',
  '%2e%2e%2f',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'true',
  'null',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'zh-Hans\u0000',
]
const IDS = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '0192F0A0-0000-7000-8000-00000000000A', '0192f0a000007000800000000000000a', '{0192f0a0-0000-7000-8000-00000000000a}']
const SHAPES: readonly unknown[] = [null, true, false, [], {}, [[]], [null], { $gt: '' }, { length: 1 }, { toString: 'x' }, [1, 2, 3], { 0: 'a' }]

/** Things of the world in the wrong place: other people's, and of another kind. */
const strangers = fc.constantFrom('orders', 'payments', 'addresses', 'cart', 'products', 'skuId', 'shopId', 'addressId', 'lineId', 'avatarFileId', 'phone', 'userId')

/** Values that nobody should be able to hurt us with. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(...NUMBER_TEXTS),
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  fc.constantFrom(...IDS),
  fc.uuid(),
  { weight: 2, arbitrary: fc.constantFrom(...SHAPES) },
  { weight: 2, arbitrary: fc.tuple(strangers, fc.nat(999)).map(([field, index]) => placeholder(field, index)) },
  fc.string({ unit: 'binary', maxLength: 60 }),
)

/** Names of fields that a body does not have, but a row, an object or another body may. */
export const HOSTILE_NAMES = [
  'role',
  'roles',
  'roleCode',
  'isAdmin',
  'is_admin',
  'status',
  'state',
  'version',
  'priceFen',
  'price_fen',
  'totalFen',
  'amountFen',
  'refundedFen',
  'userId',
  'user_id',
  'ownerId',
  'buyerId',
  'payerId',
  'shopId',
  'permissions',
  'id',
  'createdAt',
  'password',
  'passwordHash',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'then',
  '',
  'a.b',
  '$where',
  '\u0000',
]
