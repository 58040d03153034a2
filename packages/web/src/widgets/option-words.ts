import { OPTION_WORDS, type OptionWord } from '@zhujia/contract/catalogue/option-words.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { GOODS_LANG } from './goods-lang.ts'

const WORDS: ReadonlySet<string> = new Set(OPTION_WORDS)
const isKnown = (value: string): value is OptionWord => WORDS.has(value)

/** The value of an option in the reader's language where there is a word for it, else as the shop wrote it. Needs the `made` texts. */
export function useOptionWords(): (value: string) => string {
  const t = useTexts('made')
  return (value) => (isKnown(value) ? t(`option.${value}`) : value)
}

/** The language of that text, where it is not the page's. */
export const optionLang = (value: string): string | undefined => (isKnown(value) ? undefined : GOODS_LANG)
