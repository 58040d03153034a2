import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { Fen } from '@zhujia/contract/core/money.ts'
import { DAY_MS, now } from './clock.ts'
import { useLocale } from './i18n/locale.ts'

/** The time zone of the business: a delivery day is a day in China, wherever the reader is. */
const TIME_ZONE = 'Asia/Shanghai'

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)

/** A price in the parts that are drawn in different sizes. */
export interface MoneyParts {
  /** The minus, and the symbol where the language begins with it: `-¥`. */
  before: string
  /** With the language's own grouping: `1,234`. */
  integer: string
  /** With its separator: `.50`. */
  decimals: string
  /** The symbol where the language ends with it, after a no-break space; otherwise nothing. */
  after: string
}

export interface Formats {
  /** What stands before and after an amount: `¥` and nothing, or nothing and ` ¥`. */
  symbol: Pick<MoneyParts, 'before' | 'after'>
  moneyParts: (fen: Fen) => MoneyParts
  /** `¥1,234.50`, in French `1 234,50 ¥`. */
  money: (fen: Fen) => string
  number: (value: number) => string
  /** Grams in kilograms, from 10 kg up to 0.1: `392.8`, below as they are: `1.05` */
  kilograms: (grams: number) => string
  /** Names one after another: `甲、乙` */
  list: (names: readonly string[]) => string
  /** A mean of scores, so that several stand in a column: `3.5` → `3.50` */
  mean: (value: number) => string
  /** `0.125` → `12.5%` */
  percent: (share: number) => string
  /** Each takes an instant: ISO 8601 text or milliseconds. */
  date: (at: string | number) => string
  /** Without the year, with the weekday: `11月21日周六`. */
  day: (at: string | number) => string
  time: (at: string | number) => string
  /** The name of a weekday, from 0 for Monday. */
  weekday: (day: number) => string
  dateTime: (at: string | number) => string
  /** Today the time, `昨天 08:19`, this year without the year, else in full; begins a text of its own. */
  when: (at: string | number) => string
}

/** The side of the amount on which the language puts the symbol, with the space that belongs there. */
function symbolOf(locale: Locale): Formats['symbol'] {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY' }).formatToParts(1)
  const textOf = (some: typeof parts): string =>
    some.map(({ type, value }) => (type === 'currency' ? '¥' : type === 'literal' ? value : '')).join('')
  const place = parts.findIndex(({ type }) => type === 'integer')
  return { before: textOf(parts.slice(0, place)), after: textOf(parts.slice(place)) }
}

function moneyFormat(locale: Locale, symbol: Formats['symbol']): (fen: Fen) => MoneyParts {
  const grouping = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const separator =
    new Intl.NumberFormat(locale).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.'
  return (fen) => {
    const absolute = Math.abs(fen)
    return {
      before: (fen < 0 ? '-' : '') + symbol.before,
      // Whole numbers throughout: a division would bring back the float that fen are there to avoid.
      integer: grouping.format((absolute - (absolute % 100)) / 100),
      decimals: separator + String(absolute % 100).padStart(2, '0'),
      after: symbol.after,
    }
  }
}

/** The day of an instant in the business's time zone, `2026-11-22`. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })
const dayOf = (instant: string | number): string => dayFormat.format(new Date(instant))

/** English is British throughout: days come before months. */
const tagOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function make(locale: Locale): Formats {
  const symbol = symbolOf(locale)
  const moneyParts = moneyFormat(locale, symbol)
  const numbers = new Intl.NumberFormat(locale)
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const lists = new Intl.ListFormat(tagOf(locale), { type: 'conjunction', style: 'narrow' })
  const means = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const weekdays = new Intl.DateTimeFormat(tagOf(locale), {
    timeZone: 'UTC',
    weekday: locale.startsWith('zh') ? 'short' : 'long',
  })
  const at = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tagOf(locale), { timeZone: TIME_ZONE, ...options })
    return (instant: string | number) => format.format(new Date(instant))
  }
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const time = at(minute)
  const inFull = at({ ...day, ...minute })
  const inYear = at({ month: '2-digit', day: '2-digit', ...minute })
  const yesterday = capitalised(new Intl.RelativeTimeFormat(tagOf(locale), { numeric: 'auto' }).format(-1, 'day'))
  return {
    symbol,
    moneyParts,
    money: (fen) => {
      const { before, integer, decimals, after } = moneyParts(fen)
      return before + integer + decimals + after
    },
    number: (value) => numbers.format(value),
    kilograms: (grams) => (grams < 10_000 ? numbers : tenths).format(grams / 1000),
    list: (names) => lists.format(names),
    mean: (value) => means.format(value),
    percent: (share) => percents.format(share),
    date: at(day),
    day: at({ month: 'long', day: 'numeric', weekday: 'short' }),
    time,
    weekday: (day) => weekdays.format(MONDAY + day * DAY_MS),
    dateTime: inFull,
    when: (instant) => {
      const [its, today] = [dayOf(instant), dayOf(now())]
      if (its === today) return time(instant)
      if (its === dayOf(now() - DAY_MS)) return `${yesterday} ${time(instant)}`
      return its.slice(0, 4) === today.slice(0, 4) ? inYear(instant) : inFull(instant)
    },
  }
}

const made = new Map<Locale, Formats>()

/** The formats of one language; making them is slow, so each is made once. */
export function formatsOf(locale: Locale): Formats {
  const known = made.get(locale)
  if (known) return known
  const formats = make(locale)
  made.set(locale, formats)
  return formats
}

/** The formats of the interface's language. */
export const useFormats = (): Formats => formatsOf(useLocale())
