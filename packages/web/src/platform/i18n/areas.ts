import type { Locale } from '@zhujia/contract/core/locales.ts'
import { CATALOGUE, type Area } from '#locales/catalogue.generated.ts'
import type { TextTree } from './types.ts'

const trees = new Map<string, TextTree>()
const loading = new Map<string, Promise<TextTree>>()
const areas = new Set<Area>()

const nameOf = (locale: Locale, area: Area): string => `${locale}/${area}`

/** The texts of an area, undefined until they are loaded. */
export const treeOf = (locale: Locale, area: Area): TextTree | undefined => trees.get(nameOf(locale, area))

/** The areas that the screen may use now. */
export const loadedAreas = (): Area[] => [...areas]

/** Fetches an area's texts once; a failed attempt is removed, so that the next one fetches again. */
export function loadArea(locale: Locale, area: Area): Promise<TextTree> {
  const name = nameOf(locale, area)
  const known = loading.get(name)
  if (known) return known
  areas.add(area)
  const promise = CATALOGUE[area][locale]().then(
    (module) => {
      trees.set(name, module.default)
      return module.default
    },
    (error: unknown) => {
      loading.delete(name)
      throw error
    },
  )
  loading.set(name, promise)
  return promise
}
