/** The languages with words of their own; Chinese ones are what they lead to. */
export const LANGUAGES = ['en', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * By the Chinese word of the field what it is called in another language: the plain name first, then whatever else people
 * call it, in the singular where there is one.
 */
export interface Words {
  /** What somebody may want by itself. */
  things: Readonly<Record<string, string>>
  /** What distinguishes one such thing from another: where it goes, its colour, surface, material, make. */
  properties: Readonly<Record<string, string>>
}
