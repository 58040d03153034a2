import { hasOptionWords } from '@zhujia/contract/catalogue/option-words.ts'
import { LOCALES } from '@zhujia/contract/core/locales.ts'
import { optionLabel } from '@zhujia/server/modules/catalogue/index.ts'
import { expect, test } from 'vitest'
import { ATTRIBUTES } from './attributes.data.ts'
import { COLOUR_NAMES } from './bulk/words.data.ts'
import { PRODUCTS } from './products.data.ts'

const groups = PRODUCTS.flatMap(({ specGroups }) => specGroups)

test('every value that a buyer can choose has words in the five languages, but for figures and codes', () => {
  const values = new Set([...groups.flatMap((group) => group.values), ...Object.values(COLOUR_NAMES).flat()])
  const chinese = [...values].filter((value) => /\p{Script=Han}/u.test(value))
  expect(chinese.length).toBeGreaterThan(400)
  expect(chinese.filter((value) => !hasOptionWords(value))).toEqual([])
})

test('the name of every choice has a word in the five languages', () => {
  const names = new Set(groups.map(({ name }) => name))
  const unsaid = LOCALES.flatMap((locale) =>
    [...names].filter((name) => optionLabel(name, ATTRIBUTES, locale) === null).map((name) => `${locale} ${name}`),
  )
  expect(unsaid).toEqual([])
})
