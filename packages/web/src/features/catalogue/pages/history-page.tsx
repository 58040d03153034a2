import { useState } from 'react'
import { useAdding } from '#entities/cart/adding.ts'
import { useHistoryPages } from '#entities/views/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSelection } from '#platform/selection.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { Button } from '#ui/action/button.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { AddSheet } from '#widgets/add-sheet.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { HistoryBar } from '../parts/history/history-bar.tsx'
import { HistoryList } from '../parts/history/history-list.tsx'

/** Adds a product to the cart without leaving the list. */
function QuickAdd({ productId, onClose }: { productId: string | undefined; onClose: () => void }) {
  const goods = useTexts('goods')
  const adding = useAdding(productId, () => {
    showToast(goods('buy.added'))
    onClose()
  })
  return <AddSheet open={productId !== undefined} adding={adding} onClose={onClose} />
}

/** The products viewed in the last 90 days, by day: each can be opened, added to the cart or removed. */
export default function HistoryPage() {
  const t = useTexts('history')
  const pages = useHistoryPages()
  const [wantsEdit, setWantsEdit] = useState(false)
  const [choosing, setChoosing] = useState<string>()
  useShownAgain(() => void pages.refresh())
  const ids = pages.records?.map(({ product }) => product.id) ?? []
  const selection = useSelection(ids)
  const canEdit = ids.length > 0
  const isEditing = wantsEdit && canEdit
  const edit = (
    <Button kind="plain" size="small" onClick={() => setWantsEdit(!isEditing)}>
      {t(isEditing ? 'done' : 'manage')}
    </Button>
  )
  return (
    <ScreenPage
      busy={!pages.records && !pages.error}
      right={canEdit && edit}
      bottomBar={isEditing ? <HistoryBar selection={selection} onChanged={pages.refresh} /> : undefined}
    >
      <HistoryList pages={pages} selection={isEditing ? selection : undefined} onAdd={setChoosing} />
      <QuickAdd productId={choosing} onClose={() => setChoosing(undefined)} />
    </ScreenPage>
  )
}
