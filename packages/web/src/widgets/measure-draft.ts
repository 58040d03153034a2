import {
  type MakingRule,
  measureFaults,
  type MeasureFault,
  type MeasureField,
  type Measures,
  measuresIn,
  measuresText,
} from '@zhujia/contract/catalogue/made-to-measure.ts'

/** What is typed and chosen of a piece, whole or not. */
export type Draft = Readonly<Partial<Record<MeasureField, string>>>

const WHOLE = /^\d{1,5}$/

/** The measures that a draft makes so far: a size that is no whole number is none. */
export const measuresOf = ({ sizes, options }: MakingRule, draft: Draft): Measures | null =>
  measuresIn(
    [...sizes.map(({ size }) => size), ...options.map(({ option }) => option)]
      .flatMap((field) => {
        const text = draft[field]?.trim() ?? ''
        return text === '' || (sizes.some(({ size }) => size === field) && !WHOLE.test(text))
          ? []
          : [`${field}:${text}`]
      })
      .join(),
  )

/** What stands in the fields for measures that were taken before. */
export const draftOf = (measures: Measures | null): Draft =>
  Object.fromEntries(Object.entries(measures ?? {}).map(([field, value]) => [field, String(value)]))

/** What is wrong with a draft; of fields that nothing was put in yet only when `isStrict`. */
export const faultsOf = (rule: MakingRule, draft: Draft, isStrict: boolean): MeasureFault[] =>
  measureFaults(rule, measuresOf(rule, draft) ?? {}).filter(({ field }) => isStrict || (draft[field] ?? '') !== '')

/** The fields that are empty or cannot be made. */
export const faultyFields = (rule: MakingRule, draft: Draft): MeasureField[] =>
  faultsOf(rule, draft, true).map(({ field }) => field)

/** The measures of the fields that can be made so. */
export const fittingOf = (rule: MakingRule, draft: Draft): Measures | null => {
  const faulty = faultyFields(rule, draft)
  return measuresOf(
    rule,
    Object.fromEntries(Object.entries(draft).filter(([field]) => !faulty.some((one) => one === field))),
  )
}

/** Whether a piece can be made so. */
export const isWhole = (rule: MakingRule, draft: Draft): boolean => faultsOf(rule, draft, true).length === 0

/** Measures in the address of a page; nothing for what is not made to measure. */
export const inAddress = (measures: Measures | null): { measures?: string } =>
  measures === null ? {} : { measures: measuresText(measures) }
