import type { Locale } from '@zhujia/contract/core/locales.ts'
import { use } from 'react'
import type { Area, TextsOf } from '#locales/catalogue.generated.ts'
import { loadArea, treeOf } from './areas.ts'
import { fill, leafAt } from './fill.ts'
import { currentLocale, useLocale } from './locale.ts'
import type { ParamValues, Translate } from './types.ts'

export type TranslateArea<A extends Area> = Translate<TextsOf<A>>

const made = new Map<string, (path: string, params?: ParamValues) => string>()

/** One function per language and area, so that it can stand among an effect's dependencies. */
function translator<A extends Area>(locale: Locale, area: A): TranslateArea<A> {
  const name = `${locale}/${area}`
  let translate = made.get(name)
  if (!translate) {
    translate = (path, params = {}) => {
      const tree = treeOf(locale, area)
      const leaf = tree && leafAt(tree, path)
      return leaf === undefined ? '' : fill(leaf, params, locale)
    }
    made.set(name, translate)
  }
  return translate
}

/**
 * The texts of an area in the interface's language: `const t = useTexts('auth'); t('login.title')`. A page's areas
 * are loaded with its code (see the screen loaders); anything else waits in the nearest Suspense.
 */
export function useTexts<A extends Area>(area: A): TranslateArea<A> {
  const locale = useLocale()
  if (!treeOf(locale, area)) use(loadArea(locale, area))
  return translator(locale, area)
}

/** The core texts outside React: for errors and titles. Empty before the language has started. */
export const coreTexts = (): TranslateArea<'core'> => translator(currentLocale(), 'core')
