import {
  type MakingRule,
  measureFaults,
  type MeasureFault,
  type MeasureField,
  type Measures,
  measuresIn,
  measuresText,
} from '@zhujia/contract/catalogue/made-to-measure.ts'

/** The typed sizes and chosen options of a piece, complete or not. */
export type Draft = Readonly<Partial<Record<MeasureField, string>>>

const WHOLE = /^\d{1,5}$/

/** The measures of a draft; a size that is no whole number is left out. */
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

/** The draft for existing measures. */
export const draftOf = (measures: Measures | null): Draft =>
  Object.fromEntries(Object.entries(measures ?? {}).map(([field, value]) => [field, String(value)]))

/** The faults of a draft; empty fields count only if `isStrict`. */
export const faultsOf = (rule: MakingRule, draft: Draft, isStrict: boolean): MeasureFault[] =>
  measureFaults(rule, measuresOf(rule, draft) ?? {}).filter(({ field }) => isStrict || (draft[field] ?? '') !== '')

/** The fields that are empty or invalid. */
export const faultyFields = (rule: MakingRule, draft: Draft): MeasureField[] =>
  faultsOf(rule, draft, true).map(({ field }) => field)

/** The measures of the valid fields. */
export const fittingOf = (rule: MakingRule, draft: Draft): Measures | null => {
  const faulty = faultyFields(rule, draft)
  return measuresOf(
    rule,
    Object.fromEntries(Object.entries(draft).filter(([field]) => !faulty.some((one) => one === field))),
  )
}

/** Whether a draft is complete and valid. */
export const isWhole = (rule: MakingRule, draft: Draft): boolean => faultsOf(rule, draft, true).length === 0

/** Measures as URL parameters; empty for what is not made to measure. */
export const inAddress = (measures: Measures | null): { measures?: string } =>
  measures === null ? {} : { measures: measuresText(measures) }
