import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import type { ApiError } from '#platform/api-client/api-error.ts'
import { refusalData } from '#platform/api-client/refusal-data.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useUnitTexts } from '#widgets/unit-text.ts'

/** Says why a line could not be changed, in the unit in which it is sold. */
export function useRefusalWords(): (error: ApiError, unit: SaleUnit | undefined) => string {
  const t = useTexts('cart')
  const { amount } = useUnitTexts()
  return (error, unit) => {
    const left = refusalData(error, 'STOCK_SHORT')?.skus[0]
    if (left?.available === 0) return t('refused.soldOut')
    if (left && unit) return t('refused.short', { amount: amount(unit, left.available) })
    if (error.errorCode === 'MEASURES_WRONG') return t('refused.measures')
    if (error.errorCode === 'OFF_SALE') return t('refused.offSale')
    if (error.errorCode === 'BELOW_MINIMUM') return t('refused.belowMinimum')
    return error.message
  }
}
