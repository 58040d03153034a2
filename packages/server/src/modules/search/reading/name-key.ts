import { stemOf } from './fold.ts'

/** The words in Latin letters of folded text. */
export const latinOf = (folded: string): string[] => folded.match(/[a-z][a-z0-9]*/g) ?? []

/** A folded name as it is compared: Latin words by their stems. */
export const nameKey = (folded: string): string =>
  /[a-z]/.test(folded) && !/\p{Script=Han}/u.test(folded)
    ? latinOf(folded).map(stemOf).join(' ')
    : folded.replaceAll(' ', '')
