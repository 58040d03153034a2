import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { PromiseList } from '#widgets/promise-list.tsx'

interface PromiseSheetProps {
  product: ProductDetail
  open: boolean
  onClose: () => void
}

/** The shop's promises, opened from the product's page. */
export function PromiseSheet({ product, open, onClose }: PromiseSheetProps) {
  const t = useTexts('goods')
  return (
    <Sheet open={open} onClose={onClose} title={t('promises.title')}>
      <PromiseList {...product} />
    </Sheet>
  )
}
