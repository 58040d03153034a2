import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productQuery } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FailedState } from '#ui/feedback/failed-state.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { CartLine } from '#features/cart/edits.ts'
import { SpecChoice } from './spec-choice.tsx'

export interface SpecSheetProps {
  /** Whose spec is to be changed; closed without one. */
  line: CartLine | undefined
  /** Sends what still rests: the quantity that moves with the line must be the server's too. */
  settle: () => Promise<boolean>
  onClose: () => void
}

function Content({ line, settle, onClose }: SpecSheetProps & { line: CartLine }) {
  const t = useTexts('cart')
  const core = useTexts('core')
  const { data, error, isFetching, refetch } = useQuery(productQuery(line.productId))
  if (data) return <SpecChoice line={line} product={data} settle={settle} onDone={onClose} />
  if (!error) return <Skeleton kind="line" count={6} />
  return (
    <FailedState
      title={t('spec.failed')}
      hint={error.message}
      onRetry={() => void refetch()}
      retryText={core('ui.retry')}
      retrying={isFetching}
    />
  )
}

/** Another spec for a line of the cart, without leaving it. */
export function SpecSheet({ line, settle, onClose }: SpecSheetProps) {
  const t = useTexts('cart')
  // The line goes when the sheet begins to close; its content stays until it is down.
  const [shown, setShown] = useState(line)
  if (line && line !== shown) setShown(line)
  return (
    <Sheet open={line !== undefined} onClose={onClose} title={t('spec.title')} tall>
      {shown && <Content key={shown.id} line={shown} settle={settle} onClose={onClose} />}
    </Sheet>
  )
}
