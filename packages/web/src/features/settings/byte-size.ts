import type { Locale } from '@zhujia/contract/core/locales.ts'

/** From here on in the next unit, of 1,000 of the one before. */
const STEPS = [
  { from: 1_000_000, unit: 'megabyte', unitDisplay: 'short' },
  { from: 1000, unit: 'kilobyte', unitDisplay: 'short' },
  { from: 1, unit: 'byte', unitDisplay: 'long' },
] as const

/** A size in bytes as the language writes it, on one line: `12.3 kB`, in French `12,3 ko`. */
export function byteSize(bytes: number, locale: Locale): string {
  const { from, ...unit } = STEPS.find((step) => bytes >= step.from) ?? STEPS[2]
  const format = new Intl.NumberFormat(locale, { style: 'unit', ...unit, maximumFractionDigits: 1 })
  return format.format(bytes / from).replaceAll(' ', '\u00a0')
}
