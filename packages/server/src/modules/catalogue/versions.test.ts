import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { products } from '#tables/catalogue.ts'
import { productVersions } from '#tables/catalogue/versions.ts'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { contentHash } from '#platform/content-hash.ts'
import { addDrawings } from '../files/index.ts'
import { changePrices, editProduct, type NewProduct } from './index.ts'
import { reserveStock } from '../stock/index.ts'

const at = sharedTestApp({ emptied: 'once' })
let picture: string
let shopId: string

beforeAll(async () => {
  picture = await makeCatalogue(at)
  const seller = await signIn(at, 'merchant')
  shopId = await openShop(at, { ownerId: seller.userId, picture })
})

const change: Partial<Omit<NewProduct, 'skus'>> = {
  title: '云岭地砖',
  attributes: { 'test-size': ['800x800'] },
  parameters: [{ name: '防滑', value: 'R9' }],
  description: [{ heading: '施工', text: '留缝 2mm' }],
}
const shelve = () =>
  addProduct(at, {
    shopId,
    picture,
    skus: [
      { priceFen: 1200, stock: 9 },
      { priceFen: 1500, stock: 9 },
    ],
    change,
  })

const versionsOf = (id: string) =>
  at.db.select().from(productVersions).where(eq(productVersions.productId, id)).orderBy(asc(productVersions.createdAt))
const hashOf = async (id: string) =>
  (await at.db.select({ hash: products.versionHash }).from(products).where(eq(products.id, id)))[0]?.hash
const detailOf = async (id: string) => {
  const answer = await at.call('catalogue.getProduct', { params: { id }, query: {} })
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}

test('what is put on sale is stored under the hash of what it says', async () => {
  const { id } = await shelve()
  const [version, ...more] = await versionsOf(id)
  expect(more).toEqual([])
  expect(version?.hash).toBe(await hashOf(id))
  // As it came back from the database, in whatever order its keys are there.
  expect(contentHash(version?.content)).toBe(version?.hash)
  expect(version?.content).toEqual({
    title: '云岭地砖',
    subtitle: '',
    brand: { code: 'test-brand', name: '砚野' },
    categoryPath: ['test-root', 'test-group', 'test-category'],
    gallery: [picture],
    video: null,
    unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 1 },
    specGroups: [{ name: '花色', values: ['花色0', '花色1'] }],
    skus: [0, 1].map((index) => ({
      code: expect.stringMatching(/^test-\d+-\d$/),
      spec: [`花色${index}`],
      pictureFileId: picture,
      pack: { pieces: 1, areaCm2: null, coverage: null, weightGrams: 1000, volumeCm3: 1000 },
    })),
    attributes: { 'test-size': ['800x800'] },
    parameters: [{ name: '防滑', value: 'R9' }],
    description: [{ heading: '施工', text: '留缝 2mm' }],
    returnRule: 'seven-days',
    guarantees: [],
    warranty: { months: 0, text: '' },
    delivery: 'express',
    shop: { id: shopId, name: expect.stringMatching(/^测试店/), province: '广东省', city: '佛山市', servicePhone: '' },
  })
})

test('an edit is a version of its own, shown and found by its new words; going back is the old version again', async () => {
  const { id } = await shelve()
  const before = await hashOf(id)
  at.clock.advance(60)
  const [other = ''] = await addDrawings(systemOf(at), [{ test: 'other' }])
  const hash = await editProduct(systemOf(at), id, {
    title: '岚山岩板',
    brand: 'test-brand',
    category: 'test-other',
    attributes: { 'test-finish': ['matt'] },
    gallery: [other, picture],
    stages: ['test-late'],
    warranty: { months: 24, text: '两年' },
    parameters: [{ name: '防滑', value: 'R10' }],
  })
  expect(hash).not.toBe(before)
  expect(await hashOf(id)).toBe(hash)
  expect((await versionsOf(id)).map((version) => version.hash)).toEqual([before, hash])
  expect(await detailOf(id)).toMatchObject({
    title: '岚山岩板',
    categoryPath: [{ code: 'test-root' }, { code: 'test-other' }],
    stages: [{ code: 'test-late' }],
    attributes: [{ code: 'test-finish', values: [{ code: 'matt' }] }],
    gallery: [{ small: `/files/${other}/small` }, { small: `/files/${picture}/small` }],
    warranty: { months: 24, text: '两年' },
    parameters: [{ name: '防滑', value: 'R10' }],
    description: [{ heading: '施工', text: '留缝 2mm' }],
  })
  const found = await at.call('catalogue.listProducts', { query: { q: '岚山' } })
  expect(found).toMatchObject({ data: { records: [{ id }] } })
  expect(await at.call('catalogue.listProducts', { query: { q: '云岭', category: 'test-other' } })).toMatchObject({
    data: { total: 0 },
  })

  const back = {
    ...change,
    category: 'test-category',
    gallery: [picture],
    stages: ['test-stage'],
    warranty: { months: 0, text: '' },
  }
  expect(await editProduct(systemOf(at), id, back)).toBe(before)
  expect(await versionsOf(id)).toHaveLength(2)
})

test('an edit that says the same, a price and stock make no version', async () => {
  const { id, skuIds } = await shelve()
  const before = await hashOf(id)
  expect(await editProduct(systemOf(at), id, { title: '云岭地砖', parameters: [{ value: 'R9', name: '防滑' }] })).toBe(
    before,
  )
  await changePrices(systemOf(at), [
    { skuId: skuIds[0] ?? '', priceFen: 900 },
    { skuId: skuIds[1] ?? '', priceFen: 1100 },
  ])
  await reserveStock(systemOf(at), [{ orderId: shopId, skuId: skuIds[0] ?? '', quantity: 2 }])
  expect([await hashOf(id), (await versionsOf(id)).length]).toEqual([before, 1])
  const detail = await detailOf(id)
  expect(detail.skus.map(({ priceFen }) => priceFen)).toEqual([900, 1100])
  expect(await at.call('catalogue.listProducts', { query: { q: '云岭', sort: 'priceAsc' } })).toMatchObject({
    data: { records: expect.arrayContaining([expect.objectContaining({ id, priceFen: 900, hasDearer: true })]) },
  })
})

test('edits at the same time come one after the other; none is lost', async () => {
  const { id } = await shelve()
  await Promise.all([
    editProduct(systemOf(at), id, { subtitle: '副' }),
    editProduct(systemOf(at), id, { warranty: { months: 12, text: '一年' } }),
    editProduct(systemOf(at), id, { guarantees: ['invoice'] }),
  ])
  expect(await detailOf(id)).toMatchObject({ subtitle: '副', warranty: { months: 12 }, guarantees: ['invoice'] })
  const current = await hashOf(id)
  const [version] = (await versionsOf(id)).filter(({ hash }) => hash === current)
  expect(version?.content).toMatchObject({ title: '云岭地砖', subtitle: '副', guarantees: ['invoice'] })
})

test('nobody rewrites or removes a version', async () => {
  const { id } = await shelve()
  const [version] = await versionsOf(id)
  await expect(
    at.db.update(productVersions).set({ hash: 'x' }).where(eq(productVersions.productId, id)),
  ).rejects.toThrow('Failed query')
  await expect(at.db.delete(productVersions).where(eq(productVersions.productId, id))).rejects.toThrow('Failed query')
  expect(await versionsOf(id)).toEqual([version])
})

test('a product that does not exist, and a brand that does not, are not edited', async () => {
  const { id } = await shelve()
  await expect(editProduct(systemOf(at), shopId, { title: 'x' })).rejects.toThrow('NOT_FOUND')
  await expect(editProduct(systemOf(at), id, { brand: 'nobody' })).rejects.toThrow('names nobody')
  expect(await versionsOf(id)).toHaveLength(1)
})
