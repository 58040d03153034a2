import { beforeAll, expect, test } from 'vitest'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'

const at = sharedTestApp({ emptied: 'once' })
let id: string
beforeAll(async () => {
  const picture = await makeCatalogue(at)
  const shopId = await openShop(at, { ownerId: (await signIn(at, 'merchant')).userId, picture })
  const specGroups = ['规格', '框色', '窑口'].map((name) => ({ name, values: ['花色0'] }))
  ;({ id } = await addProduct(at, { shopId, picture, skus: [{ priceFen: 100, stock: 1 }], change: { specGroups } }))
})

test.each([
  ['zh-Hans', ['规格', '框色', null]],
  ['zh-Hant', ['规格', '框色', null]],
  ['en', ['Size', 'Frame colour', null]],
  ['fr', ['Size', 'Couleur du cadre', null]],
  ['es', ['Size', 'Color del marco', null]],
])(
  'in %s an option is called as the catalogue calls the attribute, else by a common word, else as the shop wrote',
  async (locale, labels) => {
    const answer = await at.call('catalogue.getProduct', { params: { id }, query: {} }, { locale })
    if (!answer.success) throw new Error(answer.message)
    expect(answer.data.specGroups.map(({ label }) => label)).toEqual(labels)
    expect(answer.data.specGroups.map(({ name, values }) => [name, values])).toEqual([
      ['规格', ['花色0']],
      ['框色', ['花色0']],
      ['窑口', ['花色0']],
    ])
  },
)
