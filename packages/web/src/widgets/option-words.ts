import { hasOptionWords, sayOption } from '@zhujia/contract/catalogue/option-words.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { GOODS_LANG } from './goods-lang.ts'

/** The value of an option in the reader's language where there are words for it, else as the shop wrote it. Needs the `made` texts. */
export function useOptionWords(): (value: string) => string {
  const t = useTexts('made')
  return (value) =>
    sayOption(value, { word: (word) => t(`option.${word}`), part: (part) => t(`part.${part}`) }) ?? value
}

/** The language of that text, where it is not the page's. */
export const optionLang = (value: string): string | undefined => (hasOptionWords(value) ? undefined : GOODS_LANG)
