import { type MakingRule, pieceUnit } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { isInStock } from './sku-choice.ts'
import { useUnitTexts } from './unit-text.ts'

/** At this stock or less it is shown as low. */
const LOW_STEPS = 10

interface Goods {
  unit: SaleUnit
  hasLots: boolean
  madeToMeasure: MakingRule | null
}

/** What is left of a SKU, in words. Needs the `goods`, `made` and `units` texts. */
export function useStockWords(): (goods: Goods, sku: { available: number }) => { words: string; isLow: boolean } {
  const t = useTexts('goods')
  const made = useTexts('made')
  const units = useUnitTexts()
  return ({ unit, hasLots, madeToMeasure: rule }, sku) => {
    if (!isInStock(sku, unit.minSteps)) return { words: t('sku.soldOut'), isLow: true }
    const isLow = sku.available < Math.max(LOW_STEPS, unit.minSteps * 2)
    const amount = units.amount(rule ? pieceUnit(rule, unit) : unit, sku.available)
    if (rule) return { words: made(isLow ? 'low' : 'stock', { amount }), isLow }
    return {
      words: t(hasLots ? (isLow ? 'lots.low' : 'lots.stock') : isLow ? 'sku.low' : 'sku.stock', { amount }),
      isLow,
    }
  }
}
