import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.tsx'
import type { Edit } from '../edits.ts'
import type { Marks } from '../use-marks.ts'
import styles from './cart-bar.module.css'

interface ManageBarProps {
  marks: Marks
  edit: (edit: Edit) => void
  /** Moves lines to the favourites. */
  onKeep: (lineIds: string[]) => void
}

/** The bar while the cart is managed: all of it, to the favourites, and delete. */
export function ManageBar({ marks, edit, onKeep }: ManageBarProps) {
  const t = useTexts('cart')
  const kept = useTexts('favourites')
  const [asking, setAsking] = useState(false)
  const { count } = marks
  const ask = () => (count === 0 ? showToast(t('bar.removeNothing')) : setAsking(true))
  const remove = () => {
    edit({ kind: 'remove', lineIds: [...marks.ids] })
    setAsking(false)
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
          onClick={() => (count === 0 ? showToast(kept('cart.nothing')) : onKeep([...marks.ids]))}
        >
          {kept('cart.move')}
        </Button>
        <Button kind="danger" onClick={ask}>
          {count > 0 ? t('bar.removeCount', { count }) : t('bar.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={t('remove.title', { count })}
        body={t('remove.body')}
        confirmText={t('remove.confirm')}
        cancelText={t('remove.cancel')}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
