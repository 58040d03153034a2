import type { HueKey } from '../subjects.ts'

/** One colour as light falls on it. */
export interface Tone {
  readonly glow: string
  readonly light: string
  readonly base: string
  readonly dark: string
  readonly deep: string
  readonly isMetal: boolean
}

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  const blended = a.map((one, index) => Math.round(one + ((b[index] ?? one) - one) * share))
  return `#${blended.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

export const lighten = (hex: string, share: number): string => mix(hex, '#ffffff', share)
export const darken = (hex: string, share: number): string => mix(hex, '#15120f', share)

const HUES: Record<HueKey, string> = {
  white: '#f2f1ee',
  ivory: '#ece5d6',
  beige: '#dccdb4',
  sand: '#cdb995',
  'light-grey': '#d3d2cf',
  grey: '#a09f9c',
  'dark-grey': '#5d5d5e',
  black: '#2b2b2d',
  maple: '#dcbd8f',
  oak: '#c39a66',
  'smoked-oak': '#8d7258',
  walnut: '#6b4630',
  cherry: '#934d33',
  sage: '#a5b3a0',
  green: '#3f8a5b',
  teal: '#2f7f84',
  blue: '#3f6f9f',
  mist: '#9cb0bd',
  navy: '#2a3d5c',
  terracotta: '#b8694a',
  red: '#b93a32',
  orange: '#d97a2b',
  yellow: '#dcb23c',
  pink: '#d3a79b',
  chrome: '#c3c9ce',
  nickel: '#b3b1ab',
  gunmetal: '#55585d',
  brass: '#b99459',
  copper: '#b5714c',
}

const METALS: readonly HueKey[] = ['chrome', 'nickel', 'gunmetal', 'brass', 'copper']

export function toneOf(hue: HueKey): Tone {
  const base = HUES[hue]
  return {
    glow: lighten(base, 0.72),
    light: lighten(base, 0.36),
    base,
    dark: darken(base, 0.28),
    deep: darken(base, 0.56),
    isMetal: METALS.includes(hue),
  }
}

/** What packaging is printed with: the tone, or a slate blue where the tone would not show on white. */
export function inkOf({ base }: Pick<Tone, 'base'>): string {
  const [red, green, blue] = channels(base)
  return red * 0.3 + green * 0.59 + blue * 0.11 > 190 ? '#5b7c8d' : base
}
