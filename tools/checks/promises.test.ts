import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { readPromises, readTexts, violationsOf, type Texts } from './promises.ts'

const PAGE = `
| language | words |
| --- | --- |
| en | \`refund\` · \`invoice\` |
| fr | \`rembours\` |

| texts | what is promised | file | test |
| --- | --- | --- | --- |
| \`orders.paid\` \`orders.refund.*\` | money comes back | \`refunds.test.ts\` | money that goes back |
`
const promises = readPromises(PAGE)
const testsOf = (file: string): string[] => (file === 'refunds.test.ts' ? ['money that goes back arrives once'] : [])

const textsOf = (texts: Record<string, Record<string, string>>): Texts =>
  new Map(Object.entries(texts).map(([key, byLanguage]) => [key, new Map(Object.entries(byLanguage))]))
const GOOD = {
  'orders.paid': { en: 'Paid; a refund is possible', fr: 'Payée' },
  'orders.refund.title': { en: 'Refund', fr: 'Remboursement' },
  'orders.other': { en: 'Orders', fr: 'Commandes' },
}

test('promises that a test holds are fine, and so is what promises nothing', () => {
  expect(violationsOf(promises, textsOf(GOOD), testsOf)).toEqual([])
})

test.each([
  [
    'a promise that nobody holds',
    { ...GOOD, 'goods.note': { en: 'An Invoice comes with it', fr: 'Oui' } },
    'goods.note',
  ],
  [
    'a promise in one language alone',
    { ...GOOD, 'goods.note': { en: 'Yes', fr: 'Remboursé' } },
    'goods.note promises (fr',
  ],
  ['an entry without a text', { 'orders.paid': GOOD['orders.paid'] }, 'orders.refund.*'],
  ['a language without words', { ...GOOD, 'orders.paid': { de: 'Bezahlt' } }, 'de has no words'],
])('%s is found', (_what, texts, says) => {
  const violations = violationsOf(promises, textsOf(texts), testsOf)
  expect(violations).toHaveLength(1)
  expect(violations[0]).toContain(says)
})

test('an entry without its test is found', () => {
  expect(violationsOf(promises, textsOf(GOOD), () => ['another test'])).toEqual([
    'refunds.test.ts has no test "money that goes back"',
  ])
})

test('the texts of both sides are read in five languages, plurals as one text', async () => {
  const texts = await readTexts(ROOT)
  const languages = ['en', 'es', 'fr', 'zh-Hans', 'zh-Hant']
  for (const key of ['checkout.result.paidHint', 'server.errors.ACCOUNT_DISABLED', 'server.sms.code'])
    expect([key, [...(texts.get(key)?.keys() ?? [])].toSorted()]).toEqual([key, languages])
})
