import type { Fen } from '@zhujia/contract/core/money.ts'
import { useFormats } from '../platform/format.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'

interface SumPartsProps {
  of: { freightFen: Fen; discountFen: Fen }
  className?: string | undefined
}

/** The freight and the discount in a total, which explain its difference from the lines above; absent if there are none. */
export function SumParts({ of: { freightFen, discountFen }, className }: SumPartsProps) {
  const t = useTexts('core')
  const { money } = useFormats()
  const parts = [
    freightFen > 0 && t('sum.freight', { money: money(freightFen) }),
    discountFen > 0 && t('sum.discount', { money: money(discountFen) }),
  ].filter((part) => part !== false)
  return parts.length > 0 && <span className={className}>{parts.join(' · ')}</span>
}
