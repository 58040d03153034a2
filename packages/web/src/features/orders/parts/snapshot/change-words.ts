import type { Pack } from '@zhujia/contract/catalogue/schemas.ts'
import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import type { Difference } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { shownGuarantees } from '#widgets/promise-list.tsx'
import { useOptionWords } from '#widgets/option-words.ts'
import { useRuleText } from '#widgets/measure-texts.ts'
import { useUnitTexts } from '#widgets/unit-text.ts'

type InWords = Exclude<Difference, { kind: 'price' | 'pictures' | 'warranty' | 'video' }>

/** What stands between the values of an option in a difference. */
const BETWEEN_VALUES = ' · '
/** cm² in a ㎡, g in a kg. */
const CM2 = 10_000
const GRAMS = 1000

/** The differences that are shown as text only. */
export function useChangeWords(): (difference: InWords) => { name: string; was: string; now: string } {
  const t = useTexts('snapshot')
  const goods = useTexts('goods')
  const units = useUnitTexts()
  const ruleWords = useRuleText()
  const wordsOf = useOptionWords()
  const nothing = t('today.nothing')
  const unitWords = (unit: SaleUnit) =>
    `${t('unit', { step: units.amount(unit, 1) })} · ${t('least', { amount: units.amount(unit, unit.minSteps) })}`
  const packWords = (pack: Pack | null): string => {
    if (pack === null) return nothing
    const area = pack.coverage?.areaCm2 ?? pack.areaCm2
    const weight = t('kilograms', { number: String(pack.weightGrams / GRAMS) })
    return [units.count('piece', pack.pieces), ...(area === null ? [] : [units.count('sqm', area / CM2)]), weight].join(
      ' · ',
    )
  }
  const rules = (rule: Extract<Difference, { kind: 'madeToMeasure' }>['was']) =>
    rule === null ? nothing : ruleWords(rule)
  const said = (text: string | null): string => text ?? nothing
  const optionsOf = (values: string | null): string =>
    values === null ? nothing : values.split(BETWEEN_VALUES).map(wordsOf).join(BETWEEN_VALUES)
  const leadWords = (days: number) => (days === 0 ? nothing : goods('lead.note', { count: days }))
  const guaranteeWords = (codes: Extract<Difference, { kind: 'guarantees' }>['was']) =>
    shownGuarantees(codes)
      .map((code) => goods(`guarantees.${code}.title`))
      .join(' · ') || nothing
  return (difference) => {
    switch (difference.kind) {
      case 'text': {
        const words = difference.field === 'specGroup' ? optionsOf : said
        return {
          name: t(`field.${difference.field}`, { name: difference.name }),
          was: words(difference.was),
          now: words(difference.now),
        }
      }
      case 'unit':
        return { name: t('field.unit'), was: unitWords(difference.was), now: unitWords(difference.now) }
      case 'pack':
        return { name: t('field.pack'), was: packWords(difference.was), now: packWords(difference.now) }
      case 'returnRule':
        return {
          name: t('field.returnRule'),
          was: goods(`returns.${difference.was}.title`),
          now: goods(`returns.${difference.now}.title`),
        }
      case 'guarantees':
        return { name: t('field.guarantees'), was: guaranteeWords(difference.was), now: guaranteeWords(difference.now) }
      case 'madeToMeasure':
        return {
          name: t('field.madeToMeasure'),
          was: rules(difference.was),
          now: rules(difference.now),
        }
      case 'leadDays':
        return { name: t('field.leadDays'), was: leadWords(difference.was), now: leadWords(difference.now) }
      case 'delivery':
        return {
          name: t('field.delivery'),
          was: goods(`freight.${difference.was}`),
          now: goods(`freight.${difference.now}`),
        }
    }
  }
}
