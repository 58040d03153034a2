import { href } from '@zhujia/contract/screens.ts'
import Link2 from 'lucide-react/icons/link-2'
import Share2 from 'lucide-react/icons/share-2'
import type { ProductDetail, Sku } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Cell } from '#ui/list/cell.tsx'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { copyText } from '#ui/action/copy-text.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import styles from './share-sheet.module.css'

interface ShareSheetProps {
  product: ProductDetail
  /** The chosen SKU, to which the link leads. */
  sku: Sku | undefined
  open: boolean
  onClose: () => void
}

/** The options to share a product: its link, and what the device offers. */
export function ShareSheet({ product: { id, title }, sku, open, onClose }: ShareSheetProps) {
  const t = useTexts('goods')
  const url = window.location.origin + href('productDetail', { id, ...(sku && { sku: sku.id }) })
  const copy = async () => {
    const done = await copyText(url)
    showToast(t(done ? 'share.copied' : 'share.failed'), { kind: done ? 'plain' : 'error' })
    if (done) onClose()
  }
  const send = async () => {
    try {
      await navigator.share({ title, url })
      onClose()
    } catch {
      // Thrown when the person closes the device's own sheet.
    }
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('share.title')}>
      <p className={styles.link}>{url}</p>
      <CellGroup>
        <Cell icon={Link2} title={t('share.copy')} arrow={false} onClick={() => void copy()} />
        {'share' in navigator && <Cell icon={Share2} title={t('share.system')} onClick={() => void send()} />}
      </CellGroup>
    </Sheet>
  )
}
