import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { faultyFields, fittingOf } from '#widgets/measure-draft.ts'
import { useMeasureTexts } from '#widgets/measure-texts.ts'
import type { ChosenSku } from './use-choice.ts'

interface ChosenWords {
  /** The chosen spec values and measures, in the same words as in cart and order. */
  spec: string[]
  measures: string[]
  /** The fields that must still be filled in; empty when the measures are valid. */
  toFill: string[]
}

/** The choice so far, in words. Needs the `made` texts. */
export function useChosenWords({ madeToMeasure: rule }: ProductDetail, { sku, draft }: ChosenSku): ChosenWords {
  const t = useTexts('made')
  const { parts } = useMeasureTexts()
  const spec = [...(sku?.spec ?? [])]
  if (!rule) return { spec, measures: [], toFill: [] }
  const open = faultyFields(rule, draft)
  const names = rule.sizes.flatMap(({ size }) => (open.includes(size) ? [t(`field.${size}`)] : []))
  const options = rule.options.flatMap(({ option }) => (open.includes(option) ? [t(`field.${option}`)] : []))
  const fields = [...(names.length > 0 ? [names.join(' × ')] : []), ...options].join(' · ')
  return {
    spec,
    measures: parts(fittingOf(rule, draft)),
    toFill: fields === '' ? [] : [t('toFill', { fields })],
  }
}
