import {
  chosenIn,
  extentOf,
  type MakingRule,
  type MeasureFault,
  type Measures,
  OPTION_NAMES,
  type OptionRule,
  oversizeFen,
  SIZES,
  type SizeRule,
} from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { SaleUnit, Unit } from '@zhujia/contract/catalogue/units.ts'
import { useFormats } from '../platform/format.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { useUnitTexts } from './unit-text.ts'

/** cm² in a ㎡. */
const CM2 = 10_000

/** Measures in words: `宽 1200 × 高 1500 mm`, then the options. Needs the `made` texts. */
export function useMeasureTexts(): { parts: (measures: Measures | null) => string[] } {
  const t = useTexts('made')
  return {
    parts: (measures) => {
      if (measures === null) return []
      const sizes = SIZES.flatMap((size) => {
        const mm = measures[size]
        return mm === undefined ? [] : [t('of', { name: t(`field.${size}`), number: String(mm) })]
      })
      const options = OPTION_NAMES.flatMap((name) => {
        const value = measures[name]
        return value === undefined ? [] : [t(`value.${value}`)]
      })
      return [...(sizes.length > 0 ? [t('mm', { number: sizes.join(' × ') })] : []), ...options]
    },
  }
}

/** The valid range of a size, as a hint under its field. */
export function useRangeText(): (rule: SizeRule) => string {
  const t = useTexts('made')
  return ({ minMm, maxMm, stepMm }) => {
    const range = { min: String(minMm), max: String(maxMm) }
    return stepMm > 1 ? t('rangeStep', { ...range, step: String(stepMm) }) : t('range', range)
  }
}

/** What the sizes are of and which side is meant, sentence by sentence; nothing for rules that do not say it. */
export function useMeasuringTexts(): (rule: MakingRule) => string[] {
  const t = useTexts('made')
  return ({ measured, handing }) => [
    ...(measured ? [t(`measured.${measured}`)] : []),
    ...(handing ? [t(`handing.${handing}`)] : []),
  ]
}

/** The error text of a field. */
export function useFaultText(): (rule: MakingRule, fault: MeasureFault, typed: string) => string {
  const t = useTexts('made')
  return (rule, { field, fault }, typed) => {
    const size = rule.sizes.find((one) => one.size === field)
    const name = t(`field.${field}`)
    if (!size) return t('fault.choose', { name })
    const { minMm, maxMm, stepMm } = size
    if (fault === 'tooSmall') return t('fault.tooSmall', { min: String(minMm) })
    if (fault === 'tooLarge') return t('fault.tooLarge', { max: String(maxMm) })
    if (fault === 'offStep') return t('fault.offStep', { min: String(minMm), step: String(stepMm) })
    return typed.trim() === '' ? t('fault.missing', { name }) : t('fault.whole')
  }
}

/** The surcharge for a value of an option. */
function useExtraText(): (rule: MakingRule, of: OptionRule['values'][number]) => string {
  const t = useTexts('made')
  const units = useUnitTexts()
  const { money } = useFormats()
  return (rule, { value, extraFen, per }) => {
    const unit = per === 'piece' ? units.name(rule.piece) : units.name(chargedUnit(rule))
    return t('pricing.extra', { value: t(`value.${value}`), price: money(extraFen), unit })
  }
}

/** The surcharges in the price of a piece in these measures. Needs the `made` and `units` texts. */
function useSurchargeTexts(): (rule: MakingRule, measures: Measures) => string[] {
  const t = useTexts('made')
  const { money } = useFormats()
  const extra = useExtraText()
  return (rule, measures) => [
    ...rule.sizes.flatMap((one) => {
      const fen = oversizeFen(one, measures)
      const above = String(one.oversize?.aboveMm)
      return fen > 0 ? [t('oversize', { size: t(`field.${one.size}`), above, price: money(fen) })] : []
    }),
    ...chosenIn(rule, measures).flatMap((value) => (value.extraFen > 0 ? [extra(rule, value)] : [])),
  ]
}

interface Charged {
  measures: Measures | null
  /** The price of one piece; undefined while it is not known. */
  eachFen: number | undefined
  unit: SaleUnit
}

/**
 * The charged area or length of a piece made to measure, beside the real one where it is another, the surcharges, and its price;
 * nothing for other goods. Needs the `made` and `units` texts.
 */
export function useChargedTexts(): (rule: MakingRule | null, piece: Charged) => string[] {
  const t = useTexts('made')
  const units = useUnitTexts()
  const surcharges = useSurchargeTexts()
  const { money, number } = useFormats()
  return (rule, { measures, eachFen, unit }) => {
    if (!rule) return []
    if (!measures || eachFen === undefined) return [t('fill')]
    const { charged, real, of } = extentOf(rule, measures)
    const each = t('each', { price: money(eachFen), unit: units.name(unit.step) })
    const parts = [...surcharges(rule, measures), each]
    if (rule.charge.by === 'piece') return parts
    const inArea = rule.charge.by === 'area'
    const amountOf = (extent: number) => (inArea ? number(extent / of) : String(extent))
    const words = t(inArea ? 'charged.area' : 'charged.length', { amount: amountOf(charged) })
    return [charged === real ? words : t('charged.real', { words, real: amountOf(real) }), ...parts]
  }
}

/** The unit by which a rule charges. */
const chargedUnit = ({ charge, piece }: MakingRule): Unit =>
  charge.by === 'piece' ? piece : charge.by === 'area' ? 'sqm' : 'metre'

/** The explanation of a piece's price, sentence by sentence. Needs the `made` and `units` texts. */
export function usePricingTexts(): (rule: MakingRule, unitFen?: number) => string[] {
  const t = useTexts('made')
  const units = useUnitTexts()
  const extra = useExtraText()
  const { money, number } = useFormats()
  const base = ({ charge, piece }: MakingRule): string => {
    if (charge.by === 'area')
      return t('pricing.area', { step: number(charge.stepCm2 / CM2), least: number(charge.leastCm2 / CM2) })
    if (charge.by === 'length')
      return t('pricing.length', { step: String(charge.stepMm), least: String(charge.leastMm) })
    return t('pricing.piece', { unit: units.name(piece) })
  }
  return (rule, unitFen) => [
    ...(unitFen === undefined ? [] : [`${money(unitFen)}/${units.name(chargedUnit(rule))}`]),
    base(rule),
    ...rule.sizes.flatMap(({ size, oversize }) =>
      oversize
        ? [
            t('pricing.oversize', {
              size: t(`field.${size}`),
              above: String(oversize.aboveMm),
              step: String(oversize.stepMm),
              price: money(oversize.fen),
            }),
          ]
        : [],
    ),
    ...rule.options.flatMap(({ values }) =>
      values.flatMap((value) => (value.extraFen > 0 ? [extra(rule, value)] : [])),
    ),
  ]
}

/** A rule as one text: its sizes and options, and how it is charged. */
export function useRuleText(): (rule: MakingRule) => string {
  const t = useTexts('made')
  const range = useRangeText()
  const pricing = usePricingTexts()
  const measuring = useMeasuringTexts()
  return (rule) =>
    [
      ...measuring(rule),
      ...rule.sizes.map((size) => t('of', { name: t(`field.${size.size}`), number: range(size) })),
      ...pricing(rule),
    ].join(' · ')
}
