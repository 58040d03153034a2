import { el, rect } from '../kit/svg.ts'

// Ground and ink of each pair differ by more than 4.5 : 1.
const PAIRS: readonly (readonly [ground: string, ink: string])[] = [
  ['#e3ecf8', '#1f4f8f'],
  ['#e5f0e8', '#1c5b39'],
  ['#f6ebdf', '#7a4312'],
  ['#f5e4e4', '#8c2a2a'],
  ['#ece6f5', '#54348a'],
  ['#e1f0f1', '#11545a'],
  ['#f2eed9', '#5e5010'],
  ['#e9eaec', '#3b4047'],
]

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const FONTS = "-apple-system, 'PingFang SC', 'HarmonyOS Sans SC', 'Noto Sans SC', 'Microsoft YaHei', sans-serif"

/** The initials of a name: the last one or two signs of a Chinese one, else the first letters of two words. */
export function initialsOf(name: string): string {
  const trimmed = name.trim()
  if (/\p{Script=Han}/u.test(trimmed)) return [...trimmed.replaceAll(/\P{Script=Han}/gu, '')].slice(-2).join('')
  return trimmed
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/** A plain avatar: a 240 × 240 SVG of the initials on a tint chosen by seed. The text is set by the viewer's fonts. */
export function drawAvatar(name: string, seed: number): string {
  const [ground, ink] = PAIRS[Math.abs(Math.trunc(seed)) % PAIRS.length] ?? ['#e9eaec', '#3b4047']
  const initials = initialsOf(name)
  const size = [...initials].length > 1 ? 84 : 110
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 240, height: 240, viewBox: '0 0 240 240' },
    rect([0, 0, 240, 240], { fill: ground }) +
      el(
        'text',
        {
          x: 120,
          y: 120 + size * 0.36,
          'text-anchor': 'middle',
          'font-family': FONTS,
          'font-size': size,
          'font-weight': 500,
          fill: ink,
        },
        escape(initials),
      ),
  )
}
