import type { Locale } from '@zhujia/contract/core/locales.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
  const picture = await makeCatalogue(at)
  const shopId = await openShop(at, { ownerId: (await signIn(at, 'merchant')).userId, picture })
  const shelve = (title: string, change: { category?: string; subtitle?: string } = {}) =>
    addProduct(at, { shopId, picture, skus: [{ priceFen: 5000, stock: 9 }], change: { title, ...change } })
  await shelve(TILE, { subtitle: '哑光' })
  await shelve(LAMP, { category: 'test-root' })
  await shelve(TAP, { category: 'test-root', subtitle: '黑色' })
})
afterAll(() => at.close())

const [TILE, LAMP, TAP] = ['云岭地砖', '圆月筒灯', '厨房龙头']

async function ask(q: string, locale: Locale, literal?: '1') {
  const answer = await at.call(
    'catalogue.listProducts',
    { query: { q, ...(literal === undefined ? {} : { literal }) } },
    { locale },
  )
  if (!answer.success) throw new Error(answer.message)
  const { records, reading } = answer.data
  return { titles: records.map(({ title }) => title), ...reading }
}

test.each([
  ['en', 'matte floor tiles', TILE],
  ['fr', 'carrelage de sol mat', TILE],
  ['es', 'baldosa de suelo mate', TILE],
  ['zh-Hant', '石英磚', TILE],
  ['en', 'recessed lighting', LAMP],
  ['zh-Hant', '崁燈', LAMP],
  ['en', 'black kitchen faucet', TAP],
  ['fr', 'mitigeur de cuisine noir', TAP],
  ['es', 'grifo negro para cocina', TAP],
] as const)('%s: %s finds %s, taken as it stands', async (locale, q, title) => {
  expect(await ask(q, locale)).toMatchObject({ titles: [title], kind: 'asked', dropped: [], unknown: [] })
})

test('the language of the words counts before the language of the page', async () => {
  expect((await ask('grifo de cocina', 'zh-Hans')).titles).toEqual([TAP])
})

test('a slip is mended in the language it was made in, and the words can be insisted on', async () => {
  expect(await ask('kitchen faucett', 'en')).toMatchObject({
    titles: [TAP],
    kind: 'corrected',
    words: 'kitchen faucet',
  })
  expect((await ask('kitchen faucett', 'en', '1')).titles).toEqual([])
})

test('a maker that is not sold is named, and the goods beside it are shown', async () => {
  expect(await ask('robinet de cuisine Grohe', 'fr')).toMatchObject({
    titles: [TAP],
    kind: 'fewer',
    words: 'robinet de cuisine',
    dropped: ['Grohe'],
    unknown: ['Grohe'],
  })
  expect(await ask('velvet sofa', 'en')).toMatchObject({ titles: [], unknown: ['velvet', 'sofa'] })
})

test('what is begun is continued in the language of the page only', async () => {
  const suggest = async (q: string, locale: Locale) => {
    const answer = await at.call('search.suggestWords', { query: { q } }, { locale })
    return answer.success ? answer.data.map(({ text }) => text) : []
  }
  expect(await suggest('fauc', 'en')).toContain('faucet')
  expect(await suggest('fauc', 'fr')).toEqual([])
  expect(await suggest('robinet d', 'fr')).toContain('robinet de cuisine')
  expect(await suggest('grif', 'es')).toContain('grifo')
})

test('what became hot in one language is one word for all, said in the language of the reader', async () => {
  const record = (q: string, host: number) => at.call('search.recordSearch', { body: { q } }, { ip: `10.4.${host}.1` })
  for (const host of [1, 2, 3, 4, 5]) for (const q of ['downlight', '筒灯', 'one-gang']) await record(q, host)
  const hot = async (locale: Locale) => (await at.call('search.listHotWords', {}, { locale })).data
  expect(await hot('zh-Hans')).toEqual(['筒灯', '单开'])
  expect(await hot('zh-Hant')).toEqual(['崁燈', '单开'])
  expect(await hot('en')).toEqual(['Downlight', 'One-gang'])
  expect(await hot('fr')).toEqual(['Spot', 'Simple'])
  expect(await hot('es')).toEqual(['Foco empotrable', 'Simple'])
})

test('what became hot is shown as people write it, in every language', async () => {
  for (const host of [1, 2, 3, 4, 5])
    for (const q of ['五孔插座', '白色五孔插座'])
      await at.call('search.recordSearch', { body: { q } }, { ip: `10.5.${host}.1` })
  const hot = async (locale: Locale) => (await at.call('search.listHotWords', {}, { locale })).data
  expect(await hot('zh-Hans')).toEqual(expect.arrayContaining(['五孔插座', '白色五孔插座']))
  expect(await hot('zh-Hant')).toContain('五孔插座')
  expect(await hot('en')).toContain('Wall sockets')
  expect(await hot('fr')).toContain('Prises murales')
  expect(await hot('es')).toContain('Enchufes de pared')
})
