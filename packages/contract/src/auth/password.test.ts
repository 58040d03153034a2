import { expect, test } from 'vitest'
import { isGuessable } from './password.ts'

const phone = '13800000001'

test.each([
  'aaaaaaaa',
  '12345678',
  '87654321',
  'abcdefgh',
  'Zhujia2026',
  '筑家123456',
  'passwordpassword',
  'qwertyuiop',
  'qwe123!@#',
  '1qaz2wsx',
  '1QAZ@WSX',
  '1q2w3e4r',
  'qazwsxedc',
  'a1b2c3d4',
  'asdf1234',
  'aa123456',
  '123456abc',
  'woaini1314',
  'woaini520',
  '5201314520',
  '19900101',
  '1990-01-01',
  '1990年1月1日',
  '900101900101',
  'wang19900101',
  'li123456',
  'Zhang1234',
  phone,
  `${phone}a`,
  '13912345678',
  'a13912345678',
])('%s is guessable', (password) => expect(isGuessable(password, phone)).toBe(true))

test.each([
  'correct horse',
  'correct horse battery',
  'a better one 7',
  'linden tree by the sea',
  '大理石纹砖八块',
  'were battery asset',
  '3f9-kQx2mw',
  '厨房要白色的砖',
])('%s is not', (password) => expect(isGuessable(password, phone)).toBe(false))
