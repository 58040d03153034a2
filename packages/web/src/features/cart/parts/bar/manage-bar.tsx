import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import type { Edit } from '#features/cart/edits.ts'
import type { Marks } from '#features/cart/use-marks.ts'
import styles from './cart-bar.module.css'

interface ManageBarProps {
  marks: Marks
  edit: (edit: Edit) => void
  /** Moves lines to the favourites. */
  onMoveToFavourites: (lineIds: string[]) => void
}

/** The bar while the cart is managed: select all, move to the favourites, delete. */
export function ManageBar({ marks, edit, onMoveToFavourites }: ManageBarProps) {
  const t = useTexts('cart')
  const favourites = useTexts('favourites')
  const [confirming, setConfirming] = useState(false)
  const { count } = marks
  const confirm = () => (count === 0 ? showToast(t('bar.removeNothing')) : setConfirming(true))
  const remove = () => {
    edit({ kind: 'remove', lineIds: [...marks.ids] })
    setConfirming(false)
    showToast(t('remove.done'))
  }
  return (
    <div className={styles.bar}>
      <Checkbox checked={marks.isAll} mixed={count > 0 && !marks.isAll} onChange={marks.markAll}>
        {t('bar.all')}
      </Checkbox>
      <div className={styles.end}>
        <Button
          kind="secondary"
          onClick={() => (count === 0 ? showToast(favourites('cart.nothing')) : onMoveToFavourites([...marks.ids]))}
        >
          {favourites('cart.move')}
        </Button>
        <Button kind="danger" onClick={confirm}>
          {count > 0 ? t('bar.removeCount', { count }) : t('bar.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={confirming}
        danger
        title={t('remove.title', { count })}
        body={t('remove.body')}
        confirmText={t('remove.confirm')}
        cancelText={t('remove.cancel')}
        onConfirm={remove}
        onCancel={() => setConfirming(false)}
      />
    </div>
  )
}
