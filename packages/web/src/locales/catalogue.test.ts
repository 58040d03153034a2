import { LOCALES } from '@zhujia/contract/core/locales.ts'
import { describe, expect, test } from 'vitest'
import type { Leaf, TextTree } from '../platform/i18n/types.ts'
import { type Area, CATALOGUE } from './catalogue.generated.ts'

const AREAS = Object.keys(CATALOGUE) as Area[]

function texts(tree: TextTree, prefix = ''): [path: string, leaf: Leaf][] {
  return Object.entries(tree).flatMap(([name, node]): [string, Leaf][] =>
    typeof node === 'string' || '$other' in node ? [[prefix + name, node as Leaf]] : texts(node, `${prefix}${name}.`),
  )
}

const wordings = (leaf: Leaf): string[] => (typeof leaf === 'string' ? [leaf] : Object.values(leaf))
const holes = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))

/** Limits, which are never one, amounts of money, and what comes as a phrase or a time of its own. */
const NO_COUNTS =
  'max|min|long|limit|depth|requests|days|hours|digits|money|price|total|old|new|percent|amount|added|time|value|size|above|step|name|role|version'
const COUNT_OF_PLURAL = new RegExp(`\\{(?!(?:${NO_COUNTS})\\})\\w+\\} (?:\\p{Ll}+ )?\\p{Ll}{2,}[sx](?!\\p{L})`, 'u')

/** Whether a text counts something in the plural and has no form for one of it. A hole that is no count joins the list above. */
const lacksSingular = (leaf: Leaf): boolean =>
  (typeof leaf === 'string' || leaf.$one === undefined) && wordings(leaf).some((words) => COUNT_OF_PLURAL.test(words))

/** Texts whose numbers are not limits of the contract: examples, formats, stars, shares of them, what is not empty. */
const OWN_NUMBERS = new Set([
  'addresses form.phone.placeholder',
  'addresses form.phone.invalid',
  'addresses form.floor.placeholder',
  'addresses paste.placeholder',
  'auth phone.placeholder',
  'auth phone.invalid',
  'goods card.rating',
  'organisations invite.phoneHint',
  'organisations invite.phoneWrong',
  'organisations members.search',
  'orders ship.platePlaceholder',
  'orders ship.driverPhoneInvalid',
  'checkout link.quantity.hint',
  'orders reprice.tooMuch',
  'reviews score.of',
  'reviews summary.how',
  'reviews reply.textNeeded',
  'shop head.score',
])

// The area `made` translates what sellers write, sizes among it.
test.each(LOCALES)('in %s a limit of the contract is a parameter, no number in a text', async (locale) => {
  const numbered = await Promise.all(
    AREAS.filter((area) => area !== 'made').map(async (area) =>
      texts((await CATALOGUE[area][locale]()).default)
        .filter(([, leaf]) => wordings(leaf).some((words) => /\d/.test(words)))
        .map(([path]) => `${area} ${path}`),
    ),
  )
  expect(numbered.flat().filter((path) => !OWN_NUMBERS.has(path))).toEqual([])
})

describe.each(AREAS)('%s', (area) => {
  test.each(LOCALES)('%s says everything, with the same parameters', async (locale) => {
    const source = texts((await CATALOGUE[area]['zh-Hans']()).default)
    const translated = new Map(texts((await CATALOGUE[area][locale]()).default))
    expect([...translated.keys()]).toEqual(source.map(([path]) => path))
    for (const [path, leaf] of source) {
      const [first = ''] = wordings(leaf)
      for (const wording of wordings(translated.get(path) ?? '')) {
        expect(wording.trim(), path).not.toBe('')
        expect(holes(wording), path).toEqual(holes(first))
      }
    }
  })

  test.each([
    ['fr', /\barticles?\b/i],
    ['es', /artículos?/i],
  ] as const)('%s has the glossary’s one word for goods', async (locale, other) => {
    const all = texts((await CATALOGUE[area][locale]()).default).flatMap(([, leaf]) => wordings(leaf))
    expect(all.filter((text) => other.test(text))).toEqual([])
  })

  test.each(['en', 'fr', 'es'] as const)('%s has no Chinese left', async (locale) => {
    const all = texts((await CATALOGUE[area][locale]()).default).flatMap(([, leaf]) => wordings(leaf))
    expect(all.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
  })

  test.each(['en', 'fr', 'es'] as const)(
    '%s has a singular wherever a count stands before a plural',
    async (locale) => {
      const all = texts((await CATALOGUE[area][locale]()).default)
      expect(all.filter(([, leaf]) => lacksSingular(leaf))).toEqual([])
    },
  )
})

test.each([
  ['{count} units', true],
  ['free from {count} large units', true],
  [{ $other: '{n} unités' }, true],
  [{ $one: '{count} unit', $other: '{count} units' }, false],
  ['{count} m²', false],
  ['At most {max} photos', false],
  ['{money} menos que antes', false],
] as const)('of %j it is seen that its singular is missing: %s', (leaf, isMissing) => {
  expect(lacksSingular(leaf)).toBe(isMissing)
})
