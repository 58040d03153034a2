import type { ShopDeposit } from '#entities/deposits/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Tag } from '#ui/display/tag.tsx'

const TONES = {
  unpaid: 'warning',
  refunding: 'primary',
  complete: 'success',
  short: 'warning',
  none: 'neutral',
} as const

/** Where a shop's deposit stands, in one word: what is under way comes first. */
function statusOf({ unpaid, refundingFen, missingFen, heldFen }: ShopDeposit): keyof typeof TONES {
  if (unpaid) return 'unpaid'
  if (refundingFen > 0) return 'refunding'
  if (missingFen === 0) return 'complete'
  return heldFen > 0 ? 'short' : 'none'
}

export function DepositStatus({ deposit }: { deposit: ShopDeposit }) {
  const t = useTexts('deposits')
  const status = statusOf(deposit)
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>
}
