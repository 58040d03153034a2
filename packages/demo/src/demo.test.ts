import type { Locale } from '@zhujia/contract/core/locales.ts'
import { ORDER_STATES } from '@zhujia/contract/orders/states.ts'
import { and, eq, like, sql } from 'drizzle-orm'
import sharp from 'sharp'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { DEMO_PASSWORD, drawDemo, loadDemo, renewDemo } from './index.ts'
import { refuseOtherData } from '@zhujia/server/other-data.ts'
import { changeProductState } from '@zhujia/server/modules/catalogue/index.ts'
import { CATEGORIES } from './catalogue/categories.data.ts'
import { DEMO_EDITS } from './catalogue/edits.ts'
import { PRODUCTS } from './catalogue/products.data.ts'
import { SEARCHES } from './catalogue/searches.data.ts'
import { STAGES } from './catalogue/stages.data.ts'
import { picturesOf } from '@zhujia/server/modules/files/index.ts'
import { ConfigError } from '@zhujia/server/platform/config.ts'
import { listViolations } from '@zhujia/server/invariants.ts'
import { memberWith } from '@zhujia/server/modules/organisations/index.ts'
import { users } from '@zhujia/server/tables/auth.ts'
import { products, skus } from '@zhujia/server/tables/catalogue.ts'
import { stockMoves } from '@zhujia/server/tables/stock.ts'
import { searchPeople } from '@zhujia/server/tables/search.ts'
import { files } from '@zhujia/server/tables/files.ts'
import { orders } from '@zhujia/server/tables/orders.ts'
import { shops } from '@zhujia/server/tables/shops.ts'
import { addPerson } from '@zhujia/server/testing/sessions.ts'
import { makeTestApp, systemOf, type TestApp } from '@zhujia/server/testing/test-app.ts'
import { emptyDatabase } from '@zhujia/server/testing/test-database.ts'

let at: TestApp
const errors = vi.fn<(...said: unknown[]) => void>()
beforeAll(async () => {
  at = await makeTestApp({}, { drawings: drawDemo })
  vi.spyOn(at.services.log, 'error').mockImplementation(errors)
  await loadDemo(systemOf(at))
})
afterAll(() => at.close())

const count = async (table: typeof products | typeof skus | typeof files) =>
  (await at.db.select({ n: sql<number>`count(*)::int` }).from(table))[0]?.n

async function signIn(phone: string) {
  const answer = await at.call('auth.login', { body: { phone, password: DEMO_PASSWORD } })
  if (!answer.success) throw new Error(answer.message)
  return { token: answer.data.token }
}

test('the scenarios of refunds that are refused leave no error in the log of a start', () => {
  expect(errors.mock.calls).toEqual([])
})

test('loads only where nobody is, and a database of any version is looked at before it is changed', async () => {
  const other = await makeTestApp()
  await addPerson(other, ['owner'])
  await expect(loadDemo(systemOf(other))).rejects.toThrow(ConfigError)
  expect([await other.db.$count(users), await other.db.$count(products)]).toEqual([1, 0])
  await other.close()
  const { url, drop } = await emptyDatabase(inject('templateUrl'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await refuseOtherData(url, 'demo')
  await client.query('create table users (id int)')
  await refuseOtherData(url, 'demo')
  await client.query('insert into users values (1)')
  await refuseOtherData(url, 'production')
  for (const mode of ['demo', 'test'] as const)
    await expect(refuseOtherData(url, mode)).rejects.toThrow('MODE=production')
  await client.query(`create table facts as select 'demo-world' as key`)
  await refuseOtherData(url, 'demo')
  await expect(refuseOtherData(url, 'production')).rejects.toThrow('demo world')
  await client.end()
  await drop()
})

test('loads once', async () => {
  const before = [await count(products), await count(skus), await count(files)]
  expect(await loadDemo(systemOf(at))).toBe(false)
  expect([await count(products), await count(skus), await count(files)]).toEqual(before)
})

test('every product and SKU of the data is on sale as written', async () => {
  expect(await count(products)).toBe(PRODUCTS.length)
  expect(await count(skus)).toBe(PRODUCTS.flatMap((product) => product.skus).length)
  const received = sql<number>`sum(${stockMoves.quantity})::int`
  const rows = await at.db
    .select({ code: skus.code, priceFen: skus.priceFen, stock: received })
    .from(skus)
    .innerJoin(stockMoves, and(eq(stockMoves.skuId, skus.id), eq(stockMoves.kind, 'receive')))
    .groupBy(skus.code, skus.priceFen)
  const stocked = PRODUCTS.flatMap((product) => product.skus).filter(({ stock }) => stock > 0)
  const editedFen = (code: string) => DEMO_EDITS.find(({ sku }) => sku === code)?.priceFen
  const expected = stocked.map(({ code, priceFen, stock }) => ({ code, priceFen: editedFen(code) ?? priceFen, stock }))
  const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1)
  expect(rows.toSorted(byCode)).toEqual(expected.toSorted(byCode))
})

test('what is hot is counted from what people of the demo world searched for, and the command would have counted all of it', async () => {
  const hot = await at.call('search.listHotWords', {})
  const { rows } = await at.db.execute<{ words: string }>(
    sql`select words from search_people group by words order by count(*) desc, words limit 10`,
  )
  // Words are stored folded, and shown as people write them.
  const written = rows.map(({ words }) => (words === '5孔插座' ? '五孔插座' : words))
  expect(hot).toMatchObject({ success: true, data: written })
  expect(rows).toHaveLength(10)
  const before = await at.db.$count(searchPeople)
  for (const [words] of SEARCHES) await at.call('search.recordSearch', { body: { q: words } }, { ip: '10.9.9.9' })
  expect((await at.db.$count(searchPeople)) - before).toBe(SEARCHES.length)
  const { rows: counted } = await at.db.execute(sql`select count(distinct words)::int as words from search_people`)
  expect(counted).toEqual([{ words: SEARCHES.length }])
})

test.each<[Locale, string]>([
  ['zh-Hans', '瓷砖 马桶 智能门锁 五孔插座'],
  ['zh-Hant', '磁磚 馬桶 智能門鎖 五孔插座'],
  ['en', 'Tiles, Toilets, Smart locks, Wall sockets'],
  ['fr', 'Carrelage, WC, Serrures connectées, Prises murales'],
  ['es', 'Azulejos, Inodoros, Cerraduras inteligentes, Enchufes de pared'],
])('what is hot is in the words of %s, each written as a heading, and finds goods', async (locale, some) => {
  const hot = await at.call('search.listHotWords', {}, { locale })
  if (!hot.success) throw new Error(hot.message)
  expect(hot.data).toEqual(expect.arrayContaining(some.split(/, | (?=\p{Script=Han})/u)))
  expect(hot.data.filter((words) => /^\p{Ll}/u.test(words))).toEqual([])
  for (const q of hot.data) {
    const found = await at.call('catalogue.listProducts', { query: { q, size: 1 } }, { locale })
    expect([q, found.success && found.data.total > 0]).toEqual([q, true])
  }
})

test('reviews, answers and additions come from received orders, and the figures are those of the rows', async () => {
  const { rows } = await at.db.execute(sql`
    select count(*)::int as reviews, count(reply_text)::int as replies, count(append_text)::int as appends,
      sum(goods)::int - (select sum(goods_sum)::int from review_summaries) as difference,
      count(*)::int - (select sum(reviewed_lines)::int from orders) as lines,
      (count(*) filter (where has_photos))::int - (select count(distinct review_id)::int from review_photos) as photos,
      sum(cardinality(tags))::int - (select sum(count)::int from review_tag_counts) as tags
    from reviews`)
  expect(rows).toEqual([{ reviews: 465, replies: 201, appends: 13, difference: 0, lines: 0, photos: 0, tags: 0 }])
  const owner = await signIn('13800000001')
  expect(await at.call('favourites.countFavourites', {}, owner)).toMatchObject({ data: { product: 7, shop: 2 } })
  expect(await at.call('views.listHistory', { query: {} }, owner)).toMatchObject({ data: { total: 8 } })
})

test('no two reviews of a product say the same, however many it has', async () => {
  const { rows } = await at.db.execute(sql`
    select max(reviews) > 15 as "hasMany", sum(reviews - texts)::int as repeated, sum(additions - added)::int as "repeatedAdditions"
    from (
      select count(*) as reviews, count(distinct text) as texts, count(append_text) as additions, count(distinct append_text) as added
      from reviews group by product_id
    ) products`)
  expect(rows).toEqual([{ hasMany: true, repeated: 0, repeatedAdditions: 0 }])
})

test('there are orders in every state, and no invariant is violated', async () => {
  const rows = await at.db.selectDistinct({ status: orders.status }).from(orders)
  expect(rows.map(({ status }) => status).toSorted()).toEqual([...ORDER_STATES].toSorted())
  await at.runJobs()
  expect(await listViolations(at.db)).toEqual([])
})

test('the demo buyers have full carts, with something sold out and something off sale in carts and favourites', async () => {
  const statesOf = async (phone: string) => {
    const cart = await at.call('cart.getCart', {}, await signIn(phone))
    if (!cart.success) throw new Error(cart.message)
    const lines = [...cart.data.shops.flatMap((shop) => shop.lines), ...cart.data.invalid]
    return lines.map(({ state }) => state).toSorted()
  }
  expect(await statesOf('13800000001')).toEqual(['offSale', 'soldOut', 'valid', 'valid', 'valid'])
  expect(await statesOf('13800000017')).toEqual(['valid', 'valid'])
  const favourites = await at.call('favourites.listProducts', { query: {} }, await signIn('13800000001'))
  if (!favourites.success) throw new Error(favourites.message)
  expect(favourites.data.records.filter(({ isOnSale }) => !isOnSale).map(({ product }) => product.title)).toEqual([
    '色禾 浅光蛋壳光墙面漆 彩色墙漆 可调 1800 色 易擦抗污',
  ])
  const { rows } = await at.db.execute(sql`
    select p.buyable_skus from favourite_products f join products p on p.id = f.product_id
    where p.title = '沐砌 木屿浴室柜组合 智能镜柜 一体盆 多层板防潮'`)
  expect(rows).toEqual([{ buyable_skus: 0 }])
})

test('the demo buyers have an overdue order, cancellation requests, a refund under way and a payment that failed', async () => {
  const { rows } = await at.db.execute(sql`
    select
      (count(*) filter (where o.status = 'paid' and o.paid_at < ${at.clock.now().toISOString()}::timestamptz - interval '30 days'))::int as overdue,
      (count(*) filter (where o.status = 'cancelRequested'))::int as asked,
      (count(*) filter (where o.status = 'paid' and o.declines = 1))::int as declined,
      (count(*) filter (where exists (select from refunds r where r.subject_id = o.id and r.status = 'failed')))::int as "underWay",
      (count(*) filter (where o.status = 'unpaid' and exists (select from payment_attempts a where a.payment_id = o.payment_id and a.status = 'failed')))::int as failed
    from orders o join users u on u.id = o.buyer_id where u.phone in ('13800000001', '13800000017')`)
  expect(rows).toEqual([{ overdue: 1, asked: 1, declined: 1, underWay: 1, failed: 1 }])
})

test('two bought listings have changed since, and only products that promise one batch have lots', async () => {
  const { rows } = await at.db.execute<{ code: string }>(sql`
    select distinct s.code from order_lines l join products p on p.id = l.product_id join skus s on s.id = l.sku_id where l.version_hash <> p.version_hash order by 1`)
  const edited = DEMO_EDITS.map(({ sku }) => sku.replace(/-\d+$/, ''))
  expect(new Set(rows.map(({ code }) => code.replace(/-\d+$/, '')))).toEqual(new Set(edited))
  const lotted = await at.db.select({ title: products.title }).from(products).where(eq(products.hasLots, true))
  expect(lotted.map(({ title }) => title).toSorted()).toEqual(
    PRODUCTS.filter(({ guarantees }) => guarantees.includes('same-batch'))
      .map(({ title }) => title)
      .toSorted(),
  )
})

test('every product has pictures and SKUs, and shows its whole page', async () => {
  const all = await at.db.select({ id: products.id }).from(products)
  for (const [index, { id }] of all.entries()) {
    // From many addresses: one alone would be held up for asking so much.
    const answer = await at.call('catalogue.getProduct', { params: { id }, query: {} }, { ip: `10.0.0.${index % 200}` })
    if (!answer.success) throw new Error(answer.message)
    const { gallery, skus: list, categoryPath, stages, specGroups } = answer.data
    expect([
      gallery.length >= 2,
      list.length >= 2,
      categoryPath.length,
      stages.length > 0,
      specGroups.length > 0,
    ]).toEqual([true, true, 3, true, true])
  }
})

test('the tree, the stages and the newest product are those of the data', async () => {
  const tree = await at.call('catalogue.listCategories', {})
  if (!tree.success) throw new Error(tree.message)
  expect(tree.data.categories.map(({ code, parent }) => [code, parent])).toEqual(
    CATEGORIES.map(({ code, parent }) => [code, parent]),
  )
  expect(tree.data.stages.map(({ code }) => code)).toEqual(STAGES.map(({ code }) => code))
  const newest = PRODUCTS.toSorted((a, b) => a.listedDaysAgo - b.listedDaysAgo)[0]
  expect(await at.call('catalogue.listProducts', { query: { sort: 'newest', size: 1 } })).toMatchObject({
    data: { records: [{ title: newest?.title, soldCount: expect.any(Number) }], total: PRODUCTS.length - 1 },
  })
})

test('wall tiles, hexagons and mosaics are shown and sorted by the price of a ㎡', async () => {
  const tiles = await at.call('catalogue.listProducts', {
    query: { category: 'tile-upright', sort: 'priceAsc', size: 50 },
  })
  if (!tiles.success) throw new Error(tiles.message)
  const shown = tiles.data.records.map(({ shown }) => shown)
  expect(shown).toHaveLength(18)
  expect(new Set(shown.map(({ unit }) => unit))).toEqual(new Set(['sqm']))
  expect(shown).toEqual(shown.toSorted((a, b) => a.fen - b.fen))
})

test('members of the shops may what was granted to them', async () => {
  const may = async (phone: string, permission: Parameters<typeof memberWith>[1]) => {
    const [user] = await at.db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
    const rows = await at.db
      .select({ name: shops.name })
      .from(shops)
      .where(sql`${shops.id} in ${memberWith(user?.id ?? '', permission)}`)
      .orderBy(shops.name)
    return rows.map(({ name }) => name)
  }
  const [tile, bath, aux] = ['砚野瓷砖地板馆', '沐砌卫浴五金旗舰店', '匠材辅料水电油漆仓']
  expect((await may('13800000002', 'money.read')).toSorted()).toEqual([tile, bath].toSorted())
  expect(await may('13800000003', 'order.ship')).toEqual([tile])
  expect(await may('13800000003', 'order.manage')).toEqual([])
  expect(await may('13800000017', 'money.read')).toEqual([aux])
  expect(await may('13800000001', 'order.read')).toEqual([])
})

test('nobody who buys is called by the name of who receives the goods, which a shop does not see before payment', async () => {
  const { rows } = await at.db.execute<{ nickname: string }>(
    sql`select distinct u.nickname from orders o join users u on u.id = o.buyer_id where o.address ->> 'name' = u.nickname`,
  )
  expect(rows).toEqual([])
})

test('buyers have addresses, one of them the default', async () => {
  const list = async (phone: string) => {
    const answer = await at.call('addresses.listAddresses', {}, await signIn(phone))
    return answer.success ? answer.data.map(({ city, isDefault }) => [city, isDefault]) : []
  }
  expect(await list('13800000001')).toEqual([
    ['广州市', true],
    ['广州市', false],
  ])
  expect(await list('13800000017')).toEqual([['佛山市', true]])
})

test('every picture can be drawn, and one of each kind is served', async () => {
  const rows = await at.db.select({ id: files.id, drawing: files.drawing }).from(files)
  const broken = rows.filter(({ drawing }) => !drawDemo(drawing).startsWith('<svg'))
  expect([rows.length > 200, broken]).toEqual([true, []])
  const kinds = Map.groupBy(rows, ({ drawing }) => (drawing as { kind: string }).kind)
  for (const [kind, [first]] of kinds) {
    const reply = await at.app.inject({ method: 'GET', url: picturesOf(first?.id ?? '').small })
    const { format, width, height } = await sharp(reply.rawPayload).metadata()
    // Banners are 2.35 times as wide as high.
    expect([reply.statusCode, format, width, height]).toEqual([200, 'webp', 240, kind === 'banner' ? 102 : 240])
  }
})

/** How many orders the demo buyers have in each list; the second buyer is the one with several roles. */
async function ordersOf(...phones: readonly string[]) {
  const counts = []
  for (const phone of phones) {
    const answer = await at.call('orders.countOrders', { query: { view: 'buyer' } }, await signIn(phone))
    if (!answer.success) throw new Error(answer.message)
    counts.push(answer.data)
  }
  return counts
}
const BUYERS = ['13800000001', '13800000017'] as const
const allTimers = async () => {
  while ((await at.runTimers()) > 0);
  await at.runJobs()
}

test('at a start weeks later the demo buyers have their open orders again, and at the next start no more of them', async () => {
  const first = await ordersOf(...BUYERS)
  at.clock.advance(20 * 86_400)
  await allTimers()
  expect((await ordersOf(...BUYERS)).map(({ unpaid, toReceive }) => [unpaid, toReceive])).toEqual([
    [0, 0],
    // The rest of one order was cancelled just now, so that its first parcel waits from now on.
    [0, 1],
  ])
  const before = await at.db.$count(orders)
  // As processes do that start together.
  const counts = await Promise.all([1, 2, 3].map(() => renewDemo(systemOf(at))))
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 7])
  const renewed = await ordersOf(...BUYERS)
  expect(renewed.map(({ unpaid }) => unpaid)).toEqual(first.map(({ unpaid }) => unpaid))
  expect(renewed.map(({ toReceive }) => toReceive)).toEqual([1, 1])
  const after = await at.db.$count(orders)
  expect([await renewDemo(systemOf(at)), await at.db.$count(orders)]).toEqual([0, after])
  expect(after - before).toBe(7)
  await at.runJobs()
  expect(await listViolations(at.db)).toEqual([])
})

test('what is off sale is left out, and from a number of orders on nothing more is renewed', async () => {
  at.clock.advance(3600)
  await allTimers()
  const before = await at.db.$count(orders)
  expect([await renewDemo(systemOf(at), { ordersMax: 5 }), await at.db.$count(orders)]).toEqual([0, before])
  const [tile] = await at.db.select({ id: products.id }).from(products).where(like(products.title, '砚野 寒墨%'))
  await changeProductState(systemOf(at), { productId: tile?.id ?? '', event: 'takeDown', by: 'seller' })
  // Of four unpaid scenarios one is of this tile.
  expect([await renewDemo(systemOf(at)), (await at.db.$count(orders)) - before]).toEqual([3, 3])
  expect((await ordersOf(...BUYERS)).map(({ unpaid }) => unpaid)).toEqual([3, 0])
  await at.runJobs()
  expect(await listViolations(at.db)).toEqual([])
})
