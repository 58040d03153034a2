import type { HueKey } from './pictures/subjects.ts'
import type { ProductData, ProductDraft, SkuData } from './types.ts'

/** Completes a draft: SKU codes, each SKU's own picture, and the gallery in the first SKU's colour. */
export function defineProduct(draft: ProductDraft): ProductData {
  const { seed, views, pack, rows, text, ...rest } = draft
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
  return { ...rest, gallery, skus, description }
}
