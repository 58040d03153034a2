import type { Fen } from '@zhujia/contract/core/money.ts'
import { useFormats } from '../platform/format.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'

interface SumPartsProps {
  of: { freightFen: Fen; discountFen: Fen }
  className?: string | undefined
}

/** Why a total is not the sum of the lines above it: the freight in it, and what the shop took off. Nothing when it is. */
export function SumParts({ of: { freightFen, discountFen }, className }: SumPartsProps) {
  const t = useTexts('core')
  const { money } = useFormats()
  const parts = [
    freightFen > 0 && t('sum.freight', { money: money(freightFen) }),
    discountFen > 0 && t('sum.discount', { money: money(discountFen) }),
  ].filter((part) => part !== false)
  return parts.length > 0 && <span className={className}>{parts.join(' · ')}</span>
}
