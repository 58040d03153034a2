/** The languages with a vocabulary, which is mapped to Chinese words. */
export const LANGUAGES = ['en', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * By Chinese word, its names in another language: the plain name first, then other names, in the singular where there is one.
 */
export interface Words {
  /** Things. */
  things: Readonly<Record<string, string>>
  /** Properties of things: place, colour, surface, material, kind. */
  properties: Readonly<Record<string, string>>
}
