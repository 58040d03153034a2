import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { asWindow } from '#testing/made-to-measure.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import type { NewProduct } from '../catalogue/index.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
  const picture = await makeCatalogue(at)
  const shopId = await openShop(at, { ownerId: (await signIn(at, 'merchant')).userId, picture })
  const shelve = (title: string, change: Partial<Omit<NewProduct, 'skus'>> = {}) =>
    addProduct(at, { shopId, picture, skus: [{ priceFen: 6000, stock: 9 }], change: { title, ...change } })
  await shelve(WET, { parameters: [{ name: '湿态', value: 'R11' }] })
  await shelve(SMOOTH)
  await shelve(HALL, { parameters: [{ name: '湿态', value: 'R10' }] })
  await shelve(MADE, { category: 'test-other', ...asWindow })
  await shelve(READY, { category: 'test-other' })
  await shelve(WIRE, { category: 'test-root' })
})
afterAll(() => at.close())

const [WET, SMOOTH, HALL] = ['粗陶厨卫地砖', '釉光厨卫地砖', '石径客厅地砖']
const [MADE, READY, WIRE] = ['静音木门', '白橡木门', '厨房 6 平方电线']

async function ask(q: string, locale = 'zh-Hans') {
  const answer = await at.call('catalogue.listProducts', { query: { q } }, { locale })
  if (!answer.success) throw new Error(answer.message)
  const { records, total, reading } = answer.data
  return { titles: records.slice(0, total).map(({ title }) => title), kind: reading?.kind, dropped: reading?.dropped }
}

test.each(['6平米卫生间地砖 防滑', '6㎡ 浴室地砖 防滑', '6平方卫生间防滑地砖', '卫生间防滑地砖'])(
  '%s: the room by its use, the slip class by its number, the area narrows nothing and is not said to be missing',
  async (q) => {
    expect(await ask(q)).toEqual({ titles: [WET], kind: 'asked', dropped: [] })
  },
)

test('a cross-section that goods have is no area of a room', async () => {
  expect(await ask('6平方厨房电线')).toEqual({ titles: [WIRE], kind: 'asked', dropped: [] })
})

test.each([
  ['定制木门', 'zh-Hans'],
  ['木门 定做', 'zh-Hans'],
  ['量身定制木门', 'zh-Hans'],
  ['訂製木門', 'zh-Hant'],
  ['made-to-measure doors', 'en'],
  ['portes sur mesure', 'fr'],
  ['puertas a medida', 'es'],
])('%s finds what its shop makes to measure, though it does not say so', async (q, locale) => {
  expect(await ask(q, locale)).toEqual({ titles: [MADE], kind: 'asked', dropped: [] })
})

test('of two words that nothing has together each is kept once before both go', async () => {
  expect(await ask('客厅 天鹅绒 防滑 地砖')).toEqual({ titles: [HALL], kind: 'fewer', dropped: ['天鹅绒'] })
  expect(await ask('客厅 哑光 防滑 地砖')).toEqual({ titles: [HALL], kind: 'fewer', dropped: ['哑光'] })
})
