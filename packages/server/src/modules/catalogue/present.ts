import type { z } from 'zod'
import type {
  banner,
  category,
  categoryTree,
  Pack,
  productCard,
  productDetail,
  productPage,
  sku,
} from '@zhujia/contract/catalogue/schemas.ts'
import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { categories, skus, stages } from '#tables/catalogue.ts'
import type { banners } from '#tables/catalogue/banners.ts'
import { picturesOf, videoOf } from '../files/index.ts'
import { OPTION_NAMES } from './option-names.data.ts'
import type { CardRow, FoundRow, Label, ProductRows, SkuRow, UnitRow } from './rows.ts'

export const presentUnit = (row: UnitRow): SaleUnit => ({
  step: row.unitStep,
  stepThousandths: row.unitStepThousandths,
  base: row.unitBase,
  minSteps: row.unitMinSteps,
})

export const presentCard = (row: CardRow): z.output<typeof productCard> => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  picture: picturesOf(row.pictureFileId),
  priceFen: row.fromFen,
  hasDearer: row.toFen > row.fromFen,
  unit: presentUnit(row),
  shown: { fen: row.shownFen, unit: row.shownUnit, hasDearer: row.shownToFen > row.shownFen },
  shop: { id: row.shopId, name: row.shopName },
  soldCount: row.soldCount,
  rating: row.rating,
  isSoldOut: row.buyableSkus === 0,
})

/** A product in a list of results. */
export const presentFound = ({ isRelated, ...row }: FoundRow): z.output<typeof productPage>['records'][number] => ({
  ...presentCard(row),
  ...(isRelated && { isRelated }),
})

export const presentBanner = (row: typeof banners.$inferSelect, locale: Locale): z.output<typeof banner> => ({
  code: row.code,
  picture: picturesOf(row.pictureFileId),
  title: row.titles[locale],
  text: row.texts[locale],
  target: row.category === null ? { kind: 'stage', code: row.stage ?? '' } : { kind: 'category', code: row.category },
})

const presentCategory = (row: typeof categories.$inferSelect, locale: Locale): z.output<typeof category> => ({
  code: row.code,
  parent: row.path.at(-2) ?? null,
  level: row.path.length,
  name: row.names[locale],
  picture: picturesOf(row.pictureFileId),
})

export function presentTree(
  rows: { categories: readonly (typeof categories.$inferSelect)[]; stages: readonly (typeof stages.$inferSelect)[] },
  locale: Locale,
): z.output<typeof categoryTree> {
  return {
    categories: rows.categories.map((row) => presentCategory(row, locale)),
    stages: rows.stages.map(({ code, names, hints }) => ({ code, name: names[locale], hint: hints[locale] })),
  }
}

/** The columns that say what one sale step of a SKU holds. */
export type PackColumns = Pick<
  typeof skus.$inferSelect,
  'pieces' | 'areaCm2' | 'coverageCm2' | 'coverageBasis' | 'weightGrams' | 'volumeCm3'
>

export const presentPack = ({
  pieces,
  areaCm2,
  coverageCm2,
  coverageBasis,
  weightGrams,
  volumeCm3,
}: PackColumns): Pack => ({
  pieces,
  areaCm2,
  coverage: coverageCm2 === null || coverageBasis === null ? null : { areaCm2: coverageCm2, basis: coverageBasis },
  weightGrams,
  volumeCm3,
})

const presentSku = (row: SkuRow): z.output<typeof sku> => ({
  id: row.id,
  code: row.code,
  spec: row.spec,
  priceFen: row.priceFen,
  available: row.available,
  picture: picturesOf(row.pictureFileId),
  pack: presentPack(row),
})

/** The name of an option in a language: the attribute's that is called so, or a common name. */
export function optionLabel(name: string, options: readonly Label[], locale: Locale): string | null {
  const attribute = options.find(({ names }) => names['zh-Hans'] === name)
  return (attribute?.names ?? OPTION_NAMES.get(name))?.[locale] ?? null
}

export function presentProduct(rows: ProductRows, locale: Locale): z.output<typeof productDetail> {
  const { product, shop } = rows
  const named = ({ code, names }: Label) => ({ code, name: names[locale] })
  return {
    id: product.id,
    title: product.title,
    subtitle: product.subtitle,
    isOnSale: product.status === 'onSale',
    brand: rows.brand,
    categoryPath: rows.categoryPath.map(named),
    stages: rows.stages.map(named),
    gallery: rows.gallery.map(picturesOf),
    video: videoOf(product.videoFileId, rows.gallery),
    unit: presentUnit(product),
    specGroups: product.specGroups.map((group) => ({ ...group, label: optionLabel(group.name, rows.options, locale) })),
    skus: rows.skus.map(presentSku),
    attributes: rows.attributes.map(({ values, ...attribute }) => ({ ...named(attribute), values: values.map(named) })),
    parameters: product.parameters,
    description: product.description,
    returnRule: product.returnRule,
    guarantees: product.guarantees,
    warranty: { months: product.warrantyMonths, text: product.warrantyText },
    delivery: product.delivery,
    leadDays: product.leadDays,
    madeToMeasure: product.madeToMeasure,
    calculator: product.calculator,
    hasLots: product.hasLots,
    soldCount: product.soldCount,
    shop: {
      id: shop.id,
      name: shop.name,
      slogan: shop.slogan,
      logo: picturesOf(shop.logoFileId),
      city: shop.city,
      productCount: rows.shopProducts,
      contact: { phone: shop.phone, hours: shop.hours },
    },
    freight: rows.freight,
  }
}
