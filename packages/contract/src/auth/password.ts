import type { Role } from '../core/roles.ts'

/** Roles that handle other people's money or rights need a longer password. */
export const LONG_PASSWORD_ROLES = ['administrator', 'finance', 'boss'] as const satisfies readonly Role[]
export const LONG_PASSWORD_MIN = 15
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

const WORDS =
  /zhujia|筑家|zhuangxiu|password|passw0rd|p@ssw0rd|abc123|iloveyou|admin|letmein|welcome|woaini|woaiwo|wobuzhidao|nihao|aini|5201314|1314|520|521/g
/** The most frequent family names, which often begin a password: `wang1234`, `li19900101`. */
const FAMILY_NAME =
  /^(?:wang|zhang|liu|chen|yang|huang|zhao|zhou|wu|xu|sun|zhu|ma|hu|guo|lin|he|gao|luo|zheng|liang|xie|song|tang|li)/
const PHONE = /1[3-9]\d{9}/g
const DATE =
  /(?:(?:19|20)\d\d|\d\d)[-./年]?(?:0?[1-9]|1[0-2])[-./月]?(?:0[1-9]|[12]\d|3[01])日?|(?:19|20)\d\d[-./年](?:0?[1-9]|1[0-2])[-./月](?:0?[1-9]|[12]\d|3[01])日?/g
/** Tracks that fingers follow: rows and columns of the keyboard, two rows in turn, the alphabet. */
const TRACKS = [
  '01234567890-=',
  '!@#$%^&*()_+',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
  '1a2b3c4d5e6f7g8h',
  'qawsedrftgyhujikolp',
  'abcdefghijklmnopqrstuvwxyz',
].flatMap((track) => [track, [...track].reverse().join('')])
const TRACK_MIN = 3
const DIFFERENT_MIN = 4

/**
 * Whether a password is easy to guess: little is left of it without phones, dates, common words and runs on the keyboard. The
 * server refuses it, and a form says so while it is typed.
 * The server also refuses the most common passwords, whose list is too long for a page.
 */
export function isGuessable(password: string, phone: string): boolean {
  const plain = password
    .toLowerCase()
    .replaceAll(phone, '')
    .replace(PHONE, '')
    .replace(DATE, '')
    .replace(WORDS, '')
    .replace(FAMILY_NAME, '')
  return new Set(withoutTracks(plain)).size < DIFFERENT_MIN
}

/** The text in small letters without runs of three or more characters on one track: `qwe`, `4321`, `abcd`. */
export function withoutTracks(text: string): string {
  let left = ''
  for (let at = 0; at < text.length;) {
    const length = lengthOnTrack(text, at)
    if (length < TRACK_MIN) left += text.charAt(at)
    at += length < TRACK_MIN ? 1 : length
  }
  return left
}

/** How many characters from this place on are on one track. */
function lengthOnTrack(text: string, from: number): number {
  let length = 1
  while (from + length < text.length && TRACKS.some((track) => track.includes(text.slice(from, from + length + 1)))) {
    length += 1
  }
  return length
}
