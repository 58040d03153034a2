import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productQuery } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { CartLine } from '#features/cart/edits.ts'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { SpecChoice } from './spec-choice.tsx'

export interface SpecSheetProps {
  /** The line to be changed; undefined: closed. */
  line: CartLine | undefined
  /** Sends pending edits first, so that the server moves the line with the quantity that is shown. */
  settle: () => Promise<boolean>
  onClose: () => void
}

function Content({ line, settle, onClose }: SpecSheetProps & { line: CartLine }) {
  const t = useTexts('cart')
  const { data, error, isFetching, refetch } = useQuery(productQuery(line.productId))
  if (data) return <SpecChoice line={line} product={data} settle={settle} onDone={onClose} />
  if (!error) return <Skeleton kind="line" count={6} />
  return <LoadFailed title={t('spec.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
}

/** A sheet that changes the SKU of a cart line. */
export function SpecSheet({ line, settle, onClose }: SpecSheetProps) {
  const t = useTexts('cart')
  // `line` is unset when the sheet begins to close; the content stays until it is closed.
  const [shown, setShown] = useState(line)
  if (line && line !== shown) setShown(line)
  return (
    <Sheet open={line !== undefined} onClose={onClose} title={t('spec.title')} tall>
      {shown && <Content key={shown.id} line={shown} settle={settle} onClose={onClose} />}
    </Sheet>
  )
}
