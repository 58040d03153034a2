import type { Term } from './terms.ts'

/** A way to read a query. */
export interface Reading {
  kind: 'asked' | 'corrected' | 'fewer'
  terms: readonly Term[]
  dropped: readonly Term[]
  inTitle?: boolean
  /** Only taken if it finds products of these categories. */
  within?: readonly string[]
  /** Nothing is to be found, because it is not sold here. */
  isNothing?: boolean
}
