import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { markRead, readPromises, readTexts, violationsOf, type Texts } from './promises.ts'

const PAGE = `
| language | words |
| --- | --- |
| en | \`refund\` · \`invoice\` |
| fr | \`rembours\` |

| texts | what is promised | file | test | read |
| --- | --- | --- | --- | --- |
| \`orders.paid\` \`orders.refund.*\` | money comes back | \`refunds.test.ts\` | money that goes back | |

| texts | why it is no promise | read |
| --- | --- | --- |
| \`shop.refundless\` | a name | |
`
const testsOf = (file: string): string[] => (file === 'refunds.test.ts' ? ['money that goes back arrives once'] : [])

const textsOf = (texts: Record<string, Record<string, string>>): Texts =>
  new Map(Object.entries(texts).map(([key, byLanguage]) => [key, new Map(Object.entries(byLanguage))]))
const GOOD = {
  'orders.paid': { en: 'Paid; a refund is possible', fr: 'Payée' },
  'orders.refund.title': { en: 'Refund', fr: 'Remboursement' },
  'shop.refundless': { en: 'Refund & Sons', fr: 'Refund & Sons' },
  'orders.other': { en: 'Orders', fr: 'Commandes' },
}

/** The page as it stands once these texts were read. */
const readOf = (texts: Record<string, Record<string, string>>) => readPromises(markRead(PAGE, textsOf(texts)))
const promises = readOf(GOOD)

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
  ['a language without words', { ...GOOD, 'orders.other': { de: 'Bestellungen' } }, 'de has no words'],
  [
    'a sentence that changed since it was read',
    { ...GOOD, 'orders.paid': { en: 'A refund in two days', fr: 'Payée' } },
    'orders.paid orders.refund.*: the texts have changed',
  ],
  [
    'a harmless text that changed',
    { ...GOOD, 'shop.refundless': { en: 'Refund at once', fr: 'Oui' } },
    'shop.refundless: the texts have changed',
  ],
])('%s is found', (_what, texts, says) => {
  const violations = violationsOf(promises, textsOf(texts), testsOf)
  expect(violations).toHaveLength(1)
  expect(violations[0]).toContain(says)
})

test('an entry without a text is found', () => {
  const { 'orders.refund.title': _title, ...rest } = GOOD
  expect(violationsOf(readOf(rest), textsOf(rest), testsOf)).toEqual([
    'orders.refund.* is in docs/spec/promises.md and is no text',
  ])
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
