import { expect, test } from 'vitest'
import { isPlainNickname, posesAsPlatform } from './nickname.ts'

test.each([
  '\u3164',
  '\u2800',
  '...',
  'a\u200Bb',
  'a\u202Etxt',
  '\u2066a',
  'a\u00ADb',
  'a\uE000',
  'a\u0007',
  'a\u2028b',
])('%j is not plain', (nickname) => expect(isPlainNickname(nickname)).toBe(false))

test.each(['王工', 'Élodie', '👷🏽‍♂️ 老李', '❤️', 'مريم', '小王 88'])('%j is plain', (nickname) =>
  expect(isPlainNickname(nickname)).toBe(true),
)

test.each([
  '筑家官方',
  '平台客服',
  '客 服-小美',
  'ｚｈｕｊｉａ',
  'Zhu.Jia',
  'Аdmin',
  'Ζhujia',
  'zнυјіα',
  'Ꮓhujia',
  'Οfficial',
  'adm1n',
  'Officiel',
  '0fficial shop',
  'Customer Service',
  'Atención al cliente',
  '系统通知',
  '管理員',
])('%j poses as the platform', (nickname) => expect(posesAsPlatform(nickname)).toBe(true))

test.each(['王工', '新风系统小李', 'badminton', 'supporter', '管家老王', '站台'])('%j does not', (nickname) =>
  expect(posesAsPlatform(nickname)).toBe(false),
)
