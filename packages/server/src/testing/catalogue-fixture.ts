import type { Pack } from '@zhujia/contract/catalogue/schemas.ts'
import { addProducts, addTaxonomy, type NewProduct } from '../modules/catalogue/index.ts'
import { addDrawings } from '../modules/files/index.ts'
import { openShops, type FreightRule, type FreightTemplate, type OpenedShop } from '../modules/shops/index.ts'
import { addSeconds } from '../platform/clock.ts'
import { systemOf, type TestApp } from './test-app.ts'

let next = 0

const five = (hans: string, en: string) => ({ 'zh-Hans': hans, 'zh-Hant': hans, en, fr: en, es: en })

/** `test-root` over `test-group` over `test-category`, `test-other` beside them, one stage and a brand. @returns a picture */
export async function makeCatalogue(test: TestApp): Promise<string> {
  const [picture = ''] = await addDrawings(systemOf(test), [{ test: 'picture' }])
  await addTaxonomy(systemOf(test), {
    categories: [
      { code: 'test-root', parent: null, names: five('建材', 'Materials'), pictureFileId: picture },
      { code: 'test-group', parent: 'test-root', names: five('瓷砖', 'Tiles'), pictureFileId: picture },
      { code: 'test-category', parent: 'test-group', names: five('地砖', 'Floor tiles'), pictureFileId: picture },
      { code: 'test-other', parent: 'test-root', names: five('木门', 'Doors'), pictureFileId: picture },
    ],
    stages: [
      { code: 'test-stage', names: five('泥瓦', 'Masonry'), hints: five('贴砖', 'Tiling') },
      { code: 'test-late', names: five('安装', 'Fitting'), hints: five('门', 'Doors') },
    ],
    brands: [{ code: 'test-brand', name: '砚野', latin: 'YANYE', origin: '佛山', story: '' }],
    attributes: [
      {
        code: 'test-size',
        names: five('规格', 'Size'),
        values: [
          { code: '600x1200', names: five('600×1200', '600×1200') },
          { code: '800x800', names: five('800×800', '800×800') },
        ],
      },
      {
        code: 'test-finish',
        names: five('工艺', 'Finish'),
        values: [
          { code: 'matt', names: five('哑光', 'Matt') },
          { code: 'gloss', names: five('亮光', 'Gloss') },
        ],
      },
    ],
    banners: [
      {
        code: 'test-banner',
        pictureFileId: picture,
        titles: five('泥瓦开工', 'Masonry'),
        texts: five('贴砖', 'Tiling'),
        stage: 'test-stage',
      },
      {
        code: 'test-second',
        pictureFileId: picture,
        titles: five('瓷砖', 'Tiles'),
        texts: five('地砖', 'Floor'),
        category: 'test-group',
      },
    ],
    categoryAttributes: { 'test-root': ['test-finish'], 'test-group': ['test-size'] },
  })
  return picture
}

type Licence = { company: string; creditCode: string }
type Template = Omit<FreightTemplate, 'id'>
type ShopTerms = { freight?: readonly Template[]; commissionBp?: number; licence?: Licence }

/** A rule of a freight template: ten yuan for everything everywhere, unless `change` replaces a field. */
export const freightRule = (change: Partial<FreightRule> = {}): FreightRule => ({
  regions: [],
  isDelivered: true,
  firstAmount: 1,
  firstFen: 1000,
  nextAmount: 1,
  nextFen: 0,
  freeFromFen: null,
  freeFromPieces: null,
  ...change,
})

/** Ten yuan a shop, free from a thousand yuan of goods. */
const FLAT_FREIGHT: Template = { name: '统一运费', measure: 'piece', rules: [freightRule({ freeFromFen: 100_000 })] }

interface TestShop extends ShopTerms {
  ownerId: string
  picture: string
}

/** A shop of this owner; needs `makeCatalogue` to have run. */
export async function openShop(test: TestApp, shop: TestShop): Promise<string> {
  return (await openShopWith(test, shop)).id
}

/** The same, with the ids of its freight templates. */
export async function openShopWith(test: TestApp, wanted: TestShop): Promise<OpenedShop> {
  const [shop] = await openShopsOf(test, [wanted])
  if (!shop) throw new Error('no shop was opened')
  return shop
}

/** Several, in the order given. */
export const openShopsOf = (test: TestApp, shops: readonly TestShop[]): Promise<OpenedShop[]> =>
  openShops(
    systemOf(test),
    shops.map(({ ownerId, picture, freight = [FLAT_FREIGHT], commissionBp = 500, licence = null }) => ({
      name: `测试店${++next}`,
      slogan: '',
      logoFileId: picture,
      province: '广东省',
      city: '佛山市',
      district: '禅城区',
      districtCode: '440604',
      address: '',
      description: '',
      servicePhone: '',
      serviceHours: '',
      commissionBp,
      licence,
      freight,
      members: [],
      ownerId,
    })),
  )

/** The SKUs of a product to add: price of a step and how many steps there are. */
export interface TestSku {
  priceFen: number
  stock: number
  /** Colours and batches that make up the stock, the oldest first. */
  lots?: readonly { code: string; quantity: number }[]
  pack?: Partial<Pack>
}

interface AddedProduct {
  id: string
  skuIds: string[]
}

interface TestProduct {
  shopId: string
  picture: string
  skus: readonly TestSku[]
  change?: Partial<Omit<NewProduct, 'skus'>>
}

/** Puts a product with these SKUs on sale; `change` replaces its other fields. */
export async function addProduct(test: TestApp, product: TestProduct): Promise<AddedProduct> {
  const [made] = await addProductsOf(test, [product])
  if (!made) throw new Error('no product was made')
  return made
}

/** Several, in the order given. */
export const addProductsOf = (test: TestApp, list: readonly TestProduct[]): Promise<AddedProduct[]> =>
  addProducts(
    systemOf(test),
    list.map((product) => newProduct(test.clock.now(), product)),
  )

function newProduct(listedAt: Date, { shopId, picture, skus, change }: TestProduct): NewProduct {
  const number = ++next
  return {
    shopId,
    category: 'test-category',
    brand: 'test-brand',
    stages: ['test-stage'],
    title: `测试商品${number}`,
    subtitle: '',
    unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 1 },
    specGroups: [{ name: '花色', values: skus.map((_, index) => `花色${index}`) }],
    attributes: {},
    parameters: [],
    description: [],
    returnRule: 'seven-days',
    guarantees: [],
    warranty: { months: 0, text: '' },
    delivery: 'express',
    gallery: [picture],
    listedAt,
    ...change,
    skus: skus.map(({ lots, pack, ...sku }, index) => ({
      ...sku,
      code: `test-${number}-${index}`,
      spec: [`花色${index}`],
      ...(lots && {
        lots: lots.map((lot, place) => ({ ...lot, receivedAt: addSeconds(listedAt, place - lots.length) })),
      }),
      pictureFileId: picture,
      pack: { pieces: 1, areaCm2: null, coverage: null, weightGrams: 1000, volumeCm3: 1000, ...pack },
    })),
  }
}
