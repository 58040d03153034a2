/** The five interface languages (spec §1). Simplified Chinese is the source and the final fallback. */
export const LOCALES = ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'zh-Hans'

const TRADITIONAL = /-(hant|tw|hk|mo|cht)\b/

/**
 * The locale that serves one language tag, or undefined when none does.
 * `zh-TW`, `zh_HK` and the like are Traditional; every other `zh` is Simplified.
 */
export function matchLocale(tag: string): Locale | undefined {
  const wanted = tag.trim().replaceAll('_', '-').toLowerCase()
  const exact = LOCALES.find((locale) => locale.toLowerCase() === wanted)
  if (exact) return exact
  if (wanted.startsWith('zh')) return TRADITIONAL.test(wanted) ? 'zh-Hant' : 'zh-Hans'
  return LOCALES.find((locale) => wanted.split('-')[0] === locale)
}

/** The first locale that an `Accept-Language` header asks for; Simplified Chinese when it asks for none of ours. */
export function pickLocale(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';')
      const weight = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .toSorted((a, b) => b.weight - a.weight)
  for (const { tag, weight } of wanted) {
    const locale = weight > 0 ? matchLocale(tag) : undefined
    if (locale) return locale
  }
  return DEFAULT_LOCALE
}
