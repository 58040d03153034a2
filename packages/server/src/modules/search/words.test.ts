import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { NO_SUBJECT, setTimer } from '#platform/timers/timers.ts'
import { products } from '#tables/catalogue.ts'
import { searchDocuments, searchWords } from '#tables/search.ts'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { listenToStatements } from '#testing/count-statements.ts'
import { planOf, unbounded } from '#testing/plans.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { changeProductState } from '../catalogue/index.ts'
import { moveClasses } from './repository.ts'

let at: TestApp
let shelve: (title: string) => Promise<string>
beforeAll(async () => {
  at = await makeTestApp()
  const picture = await makeCatalogue(at)
  const shopId = await openShop(at, { ownerId: (await signIn(at, 'merchant')).userId, picture })
  shelve = async (title) =>
    (await addProduct(at, { shopId, picture, skus: [{ priceFen: 1, stock: 9 }], change: { title } })).id
})
afterAll(() => at.close())

/** The daily count of words. */
async function count(): Promise<void> {
  at.clock.advance(DAY + 1)
  await setTimer(systemOf(at), { kind: 'search.words', subjectId: NO_SUBJECT, dueAt: at.clock.now() })
  await at.runTimers()
}
const countOf = async (word: string) =>
  (await at.db.select().from(searchWords).where(eq(searchWords.word, word))).map((row) => row.products)

/** Its category is called so too. */
const TILE = '地砖'

test('the words that find most products are known first, one that none has any more is forgotten at the second count', async () => {
  await shelve('云岭地砖')
  await shelve('灰陌地砖')
  const door = await shelve('静音木门')
  await count()
  expect([await countOf(TILE), await countOf('木门')]).toEqual([[3], [1]])
  await changeProductState(systemOf(at), { productId: door, event: 'takeDown', by: 'seller' })
  await count()
  expect([await countOf(TILE), await countOf('木门')]).toEqual([[2], [0]])
  await count()
  expect([await countOf(TILE), await countOf('木门')]).toEqual([[2], []])
})

test('a word that a product has again between two counts stays', async () => {
  const lamp = await shelve('吸顶灯')
  await changeProductState(systemOf(at), { productId: lamp, event: 'takeDown', by: 'seller' })
  await count()
  expect(await countOf('吸顶灯')).toEqual([0])
  await shelve('吸顶灯')
  expect(await countOf('吸顶灯')).toEqual([1])
  await count()
  expect(await countOf('吸顶灯')).toEqual([1])
})

test('documents move to the class of their place among the best sold, read in order by an index', async () => {
  const ids = [await shelve('一号漆'), await shelve('二号漆'), await shelve('三号漆'), await shelve('四号漆')]
  for (const [place, id] of ids.entries())
    await at.db
      .update(products)
      .set({ soldCount: 40 - place })
      .where(eq(products.id, id))
  const classes = async () => {
    const rows = await at.db
      .select({ id: searchDocuments.productId, class: searchDocuments.class })
      .from(searchDocuments)
    return ids.map((id) => rows.find((row) => row.id === id)?.class)
  }
  const { statements } = await listenToStatements(() => moveClasses(at.db, 100, [1, 2, 3]))
  expect(await classes()).toEqual([1, 2, 3, 4])
  expect(await moveClasses(at.db, 100, [1, 2, 3])).toBe(0)
  const [moving] = statements
  if (!moving) throw new Error('no statement')
  // It sorts nothing that has no limit, and reads no more products than there are places.
  expect(unbounded(await planOf(at.db, moving), ['products'])).toEqual([])
})
