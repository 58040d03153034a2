import { CATEGORY_ATTRIBUTES, COLOUR_OF } from './attributes.data.ts'
import { CATEGORIES } from './categories.data.ts'
import type { HueKey } from './pictures/subjects.ts'
import type { ProductData, ProductDraft, SkuData } from './types.ts'

/** In how many days what is made to measure leaves, unless its listing says another time. */
const MADE_DAYS = 15

/** Completes a draft: SKU codes, each SKU's own picture, the gallery in the first SKU's colour, and the colours it comes in. */
export function defineProduct(draft: ProductDraft): ProductData {
  const { seed, views, pack, rows, text, attributes, ...rest } = draft
  const firstHue: HueKey = rows[0]?.[3] ?? 'white'
  const skus = rows.map(([spec, priceFen, stock, hue, own], index): SkuData => ({
    code: `${draft.code}-${String(index + 1).padStart(2, '0')}`,
    spec,
    priceFen,
    stock,
    look: { hue, view: 'front', seed },
    pack: own ?? pack,
  }))
  const gallery = views.map((view, index) => ({ hue: firstHue, view, seed: seed + index }))
  const description = text.map(([heading, body]) => ({ heading, text: body }))
  const colour = [...new Set(skus.map(({ look }) => COLOUR_OF[look.hue ?? firstHue]))]
  return {
    ...rest,
    leadDays: draft.leadDays ?? (draft.madeToMeasure === undefined ? 0 : MADE_DAYS),
    gallery,
    skus,
    description,
    attributes: isByColour(draft.category) ? { ...attributes, colour } : (attributes ?? {}),
  }
}

const PARENTS = new Map(CATEGORIES.map(({ code, parent }) => [code, parent]))

/** Attributes that goods of a category have: those of the category and of all above it. */
export function attributesOf(category: string): string[] {
  const above = PARENTS.get(category)
  return [...(above ? attributesOf(above) : []), ...(CATEGORY_ATTRIBUTES[category] ?? [])]
}

/** Whether buyers of such goods look for a colour; the colour of a sack says nothing about the cement in it. */
const isByColour = (category: string): boolean => attributesOf(category).includes('colour')
