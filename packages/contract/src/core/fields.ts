import { z } from 'zod'
import { NAME_MAX, OFFSET_MAX, PAGE_SIZE, PAGE_SIZE_MAX, TEXT_MAX } from './constants.ts'

// PostgreSQL cannot store NUL, and a lone surrogate has no UTF-8: both would be a 500 otherwise.
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0')

/** What turns the text around it, or has no width: it comes with pasted text, is never meant, and could pose as words. */
const HIDDEN = /[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu

/** Text to the letter, trimmed: for what is judged by its hidden characters too. Refused with characters that cannot be stored. */
export const verbatim = (max: number) => z.string().trim().max(max).refine(isStorable)

/** What is no word by itself: joiners of emoji, fillers, blanks of any kind. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800\s]/gu
const isEmptyOrVisible = (value: string): boolean => value === '' || value.replace(BLANK, '') !== ''

/** Text as people type it: the same without hidden characters, and refused where nothing can be seen. */
export const text = (max: number) =>
  z
    .string()
    .overwrite((value) => value.replace(HIDDEN, ''))
    .trim()
    .max(max)
    .refine(isStorable)
    .refine(isEmptyOrVisible)

/** In one spelling, so that ids can be compared as texts. */
export const id = z.uuid().toLowerCase()
export const name = text(NAME_MAX).min(1)
export const longText = text(TEXT_MAX)
/** A name that the platform gives: of a category, a brand, an attribute. */
export const code = text(40).regex(/^[a-z0-9-]+$/)
/** A mainland mobile number: 11 digits, 13x to 19x. */
export const phone = z.string().regex(/^1[3-9]\d{9}$/)
export const fen = z.int().min(0)
/** An instant as ISO 8601 in UTC, from 1970 on: PostgreSQL has no year 0. */
export const instant = z.iso.datetime().refine((at) => at >= '1970')

/** A whole number in a query string, in plain decimal digits: `1e3`, `0x10` and blanks are refused. */
export const queryNumber = (least: number, most: number) =>
  z.preprocess(
    // What is beyond is beyond `most`, and not beyond what numbers can hold.
    (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Math.min(Number(value), most + 1) : value),
    z.int().min(least).max(most),
  )

/** Paging of every list: `page` from 1, `size` up to 50; offset × size is bounded, beyond it the answer is 400. */
export const pageQuery = {
  page: queryNumber(1, OFFSET_MAX).default(1),
  size: queryNumber(1, PAGE_SIZE_MAX).default(PAGE_SIZE),
}

/** The shape of a page-result (spec §3). */
export const pageOf = <T extends z.ZodType>(record: T) =>
  z.strictObject({ records: z.array(record), total: z.int().min(0), more: z.boolean().optional() })
