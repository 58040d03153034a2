import type { ProductDetail } from '#entities/catalogue/queries.ts'
import type { ChosenSku } from './use-choice.ts'

type Picture = ProductDetail['gallery'][number]

/** The picture for the choice so far: of the SKU, else of one that has the chosen values. */
export function pictureOf(
  { skus, gallery }: Pick<ProductDetail, 'skus' | 'gallery'>,
  { choice, sku }: Pick<ChosenSku, 'choice' | 'sku'>,
): Picture | undefined {
  const near = skus.find(({ spec }) => choice.every((value, group) => value === undefined || spec[group] === value))
  return (sku ?? near)?.picture ?? gallery[0]
}

/** The gallery with the picture of the choice: it stands first, in the place of another SKU's cover, unless it is there. */
export function galleryFor({ skus, gallery }: Pick<ProductDetail, 'skus' | 'gallery'>, chosen: Picture | undefined) {
  if (!chosen || gallery.some(({ small }) => small === chosen.small)) return gallery
  const [cover, ...rest] = gallery
  const isOfOther = skus.some(({ picture }) => picture.small === cover?.small)
  return isOfOther ? [chosen, ...rest] : [chosen, ...gallery]
}
