import type { Pack } from '@zhujia/contract/catalogue/schemas.ts'
import { ORGANISATION_KINDS, type Permission } from '@zhujia/contract/organisations/kinds.ts'
import { addSeconds, DAY } from '@zhujia/server/platform/clock.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { addDrawings } from '@zhujia/server/modules/files/index.ts'
import { findShops, openShops, type FreightTemplate } from '@zhujia/server/modules/shops/index.ts'
import { addProducts, type NewProduct } from '@zhujia/server/modules/catalogue/commands/add-products.ts'
import { addTaxonomy } from '@zhujia/server/modules/catalogue/commands/add-taxonomy.ts'
import { ATTRIBUTES, CATEGORY_ATTRIBUTES } from './attributes.data.ts'
import { BANNERS } from './banners.data.ts'
import { BRANDS } from './brands.data.ts'
import { CATEGORIES } from './categories.data.ts'
import type { DemoDrawing } from './draw-demo.ts'
import { FREIGHT } from './freight.data.ts'
import { LICENCES } from './licences.data.ts'
import { lotsOf } from './lots.ts'
import { PRODUCTS } from './products.data.ts'
import { SHOPS } from './shops.data.ts'
import { seedSearches } from './seed-searches.ts'
import { STAGES } from './stages.data.ts'
import { runnerOf } from '../runner.ts'
import type { CategoryData, ProductData, SkuData } from './types.ts'

type SeedCtx = Ctx<never, Actor>

interface Terms {
  owner: string
  members: readonly { phone: string; permissions: readonly Permission[] }[]
  commissionBp: number
}

/** The boss is named as the owner of shops for which no owner was generated. */
const alone = (commissionBp: number): Terms => ({ owner: '13800000004', members: [], commissionBp })

/** When the shops were opened. */
const OPENED_DAYS_AGO = 400

/** Who runs each demo shop, and what it pays as commission. */
const TERMS: Readonly<Record<string, Terms>> = {
  'yanye-tile': {
    owner: '13800000002',
    members: [{ phone: '13800000003', permissions: ['order.read', 'order.ship'] }],
    commissionBp: 500,
  },
  'muqi-bath': {
    owner: '13800000004',
    members: [{ phone: '13800000002', permissions: ORGANISATION_KINDS.shop.permissions }],
    commissionBp: 600,
  },
  'jiangcai-aux': { owner: '13800000017', members: [], commissionBp: 300 },
  'taomo-tile': alone(400),
  'yunshi-stone': alone(500),
  'jiyu-mosaic': alone(600),
  'heshu-floor': alone(500),
  'qianshi-floor': alone(450),
  'sehuo-paint': alone(500),
  'zhijing-soft': alone(600),
  'yubu-bath': alone(600),
  'lanting-bath': alone(600),
  'zaoli-kitchen': alone(500),
  'shanshi-home': alone(500),
  'mingqi-door': alone(500),
  'muqiao-door': alone(500),
  'shouxi-lock': alone(600),
  'lichui-tool': alone(500),
  'quanluo-pipe': alone(400),
  'nuanjing-heat': alone(450),
  'dianmo-electric': alone(450),
  'guangyu-light': alone(600),
  'tutuo-masonry': alone(300),
  'banzhang-board': alone(350),
}

/** The shops that demo accounts run; the others belong to generated merchants. */
const RUN_BY_DEMO_ACCOUNTS = ['yanye-tile', 'muqi-bath', 'jiangcai-aux']
export const DEMO_ACCOUNT_SHOPS: readonly string[] = SHOPS.filter(({ code }) =>
  RUN_BY_DEMO_ACCOUNTS.includes(code),
).map(({ name }) => name)

/** The codes of the shops for which an owner is generated. */
export const shopsWithoutDemoAccount = (): string[] =>
  SHOPS.map(({ code }) => code).filter((code) => !RUN_BY_DEMO_ACCOUNTS.includes(code))

/** Finds the file of a picture by its description. */
type FileOf = (drawing: DemoDrawing) => string

interface People {
  /** The demo accounts, by phone. */
  userIds: ReadonlyMap<string, string>
  /** The owners of the shops that no demo account runs, by the code of the shop. */
  shopOwnerIds: ReadonlyMap<string, string>
}

/**
 * Fills the catalogue: pictures, categories, stages, brands, shops with their people, all products, and what people
 * searched for.
 * @returns the SKU ids by their codes
 */
export async function seedCatalogue(ctx: SeedCtx, { userIds, shopOwnerIds }: People): Promise<Map<string, string>> {
  const fileOf = await seedPictures(ctx)
  await addTaxonomy(ctx, {
    categories: CATEGORIES.map((category) => ({ ...category, pictureFileId: fileOf(pictureOfCategory(category)) })),
    stages: STAGES.map(({ code, names, hint }) => ({ code, names, hints: hint })),
    brands: BRANDS,
    attributes: ATTRIBUTES,
    categoryAttributes: CATEGORY_ATTRIBUTES,
    banners: BANNERS.map((banner) => ({ ...banner, pictureFileId: fileOf({ kind: 'banner', banner: banner.code }) })),
  })
  await seedShops(ctx, { userIds, shopOwnerIds }, fileOf)
  const shops = await findDemoShops(ctx.db)
  const made = await addProducts(
    ctx,
    PRODUCTS.map((product) =>
      makeNewProduct(product, { fileOf, shop: required(shops, product.shop), now: ctx.clock.now() }),
    ),
  )
  await seedSearches(ctx, userIds.values())
  return new Map(
    PRODUCTS.flatMap(({ skus }, index) =>
      skus.map(({ code }, position): [string, string] => [code, made[index]?.skuIds[position] ?? '']),
    ),
  )
}

/** Makes the files of all pictures, or finds those that are there. */
export async function seedPictures(ctx: SeedCtx): Promise<FileOf> {
  const drawings: DemoDrawing[] = [
    ...CATEGORIES.map(pictureOfCategory),
    ...BANNERS.map(({ code }) => ({ kind: 'banner' as const, banner: code })),
    ...SHOPS.map(({ logo }) => ({ kind: 'logo' as const, logo })),
    ...PRODUCTS.flatMap((product) => [...galleryOf(product), ...product.skus.map((sku) => pictureOfSku(product, sku))]),
  ]
  const ids = await addDrawings(ctx, drawings)
  const byDrawing = new Map(
    drawings.map((drawing, index): [string, string] => [JSON.stringify(drawing), ids[index] ?? '']),
  )
  return (drawing) => required(byDrawing, JSON.stringify(drawing))
}

const pictureOfCategory = ({ picture, hue }: CategoryData): DemoDrawing => ({
  kind: 'product',
  subject: picture,
  look: hue === undefined ? { view: 'front', seed: 1 } : { hue, view: 'front', seed: 1 },
})

const galleryOf = ({ subject, gallery }: ProductData): DemoDrawing[] =>
  gallery.map((look) => ({ kind: 'product', subject, look }))

const pictureOfSku = ({ subject }: ProductData, { look }: SkuData): DemoDrawing => ({ kind: 'product', subject, look })

/** A shop's id, and its freight templates for large and for small goods where they are not the default. */
interface DemoShop {
  id: string
  templates: Readonly<Partial<Record<'express' | 'large', string>>>
}

async function seedShops(ctx: SeedCtx, { userIds, shopOwnerIds }: People, fileOf: FileOf): Promise<void> {
  // They were there before everything that the demo world tells of.
  await openShops(
    runnerOf(ctx).bySystem(addSeconds(ctx.clock.now(), -OPENED_DAYS_AGO * DAY)),
    SHOPS.map(({ code, logo, mainCategories: _categories, brands: _brands, ...shop }) => {
      const { owner, members, ...terms } = required(new Map(Object.entries(TERMS)), code)
      return {
        ...shop,
        ...terms,
        licence: required(new Map(Object.entries(LICENCES)), code),
        freight: templatesOf(code).map(([, template]) => template),
        logoFileId: fileOf({ kind: 'logo', logo }),
        ownerId: shopOwnerIds.get(code) ?? required(userIds, owner),
        members: members.map(({ phone, permissions }) => ({ userId: required(userIds, phone), permissions })),
      }
    }),
  )
}

/** The demo shops that are there, by their codes. */
export async function findDemoShops(db: Db): Promise<Map<string, DemoShop>> {
  const found = await findShops(
    db,
    SHOPS.map(({ name }) => name),
  )
  return new Map(
    SHOPS.map(({ code, name }) => {
      const { id, templates } = required(found, name)
      return [
        code,
        {
          id,
          templates: Object.fromEntries(templatesOf(code).map(([kind, { name }]) => [kind, required(templates, name)])),
        },
      ]
    }),
  )
}

/** A shop's templates with the kind of goods that they are for; the first one is for the rest. */
const templatesOf = (code: string): [string, Omit<FreightTemplate, 'id'>][] =>
  Object.entries(required(new Map(Object.entries(FREIGHT)), code))

/** A product of the data as the command takes it. */
export function makeNewProduct(
  product: ProductData,
  { fileOf, shop, now }: { fileOf: FileOf; shop: DemoShop; now: Date },
): NewProduct {
  const { category, brand, stages, attributes = {}, title, subtitle, unit, returnRule, warranty, delivery } = product
  const freightTemplateId = shop.templates[delivery]
  return {
    shopId: shop.id,
    ...(freightTemplateId !== undefined && { freightTemplateId }),
    category,
    brand,
    stages,
    attributes,
    title,
    subtitle,
    unit,
    returnRule,
    warranty,
    delivery,
    specGroups: product.specGroups.map(({ name, values }) => ({ name, values: [...values] })),
    parameters: product.parameters.map(([name, value]) => ({ name, value })),
    description: product.description.map(({ heading, text }) => ({ heading, text })),
    guarantees: [...product.guarantees],
    calculator: product.calculator ?? null,
    madeToMeasure: product.madeToMeasure ?? null,
    leadDays: product.leadDays,
    gallery: galleryOf(product).map(fileOf),
    skus: product.skus.map((sku, place) => ({
      code: sku.code,
      spec: sku.spec,
      priceFen: sku.priceFen,
      stock: sku.stock,
      pictureFileId: fileOf(pictureOfSku(product, sku)),
      pack: packOf(sku),
      ...(product.guarantees.includes('same-batch') && { lots: lotsOf(sku, { place, now }) }),
    })),
    listedAt: addSeconds(now, -product.listedDaysAgo * DAY),
  }
}

const packOf = ({ pack }: SkuData): Pack => ({
  pieces: pack.pieces,
  areaCm2: pack.areaCm2 ?? null,
  coverage: pack.coverage ?? null,
  weightGrams: pack.weightGrams,
  volumeCm3: pack.volumeCm3,
})

export function required<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`the demo world has no ${key}`)
  return value
}
