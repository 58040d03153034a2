import { VIEWS_BATCH } from '@zhujia/contract/core/limits.ts'
import { useState } from 'react'
import { useClearHistory, useForgetViews } from '#entities/views/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { inBatches, type Selection } from '#platform/selection.ts'
import { runAction } from '#platform/run-action.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { EditBar } from '#widgets/edit-bar.tsx'

interface HistoryBarProps {
  selection: Selection
  onChanged: () => Promise<unknown>
}

/** Removes the marked products, or all. The client shows failures. */
function useForgetting({ selection, onChanged }: HistoryBarProps) {
  const t = useTexts('history')
  const forget = useForgetViews()
  const clear = useClearHistory()
  const run = async (work: () => Promise<unknown>, words: string): Promise<void> => {
    if (await runAction(work)) showToast(words)
    await onChanged()
  }
  return {
    marked: () =>
      run(
        () => inBatches([...selection.ids], VIEWS_BATCH, (productIds) => forget.mutateAsync({ body: { productIds } })),
        t('removed'),
      ),
    all: () => run(() => clear.mutateAsync({}), t('cleared')),
  }
}

/** The bar while the history is edited: removes the marked products, or all of them after a confirmation. */
export function HistoryBar(props: HistoryBarProps) {
  const t = useTexts('history')
  const forgetting = useForgetting(props)
  const [confirming, setConfirming] = useState(false)
  const { count } = props.selection
  return (
    <EditBar selection={props.selection} allText={t('all')}>
      <Button kind="secondary" onClick={() => setConfirming(true)}>
        {t('clear')}
      </Button>
      <Button kind="danger" onClick={() => (count === 0 ? showToast(t('nothing')) : void forgetting.marked())}>
        {count > 0 ? t('removeCount', { count }) : t('remove')}
      </Button>
      <ConfirmDialog
        open={confirming}
        danger
        title={t('confirm.clearTitle')}
        body={t('confirm.clearBody')}
        confirmText={t('clear')}
        cancelText={t('confirm.keep')}
        onConfirm={() => {
          setConfirming(false)
          void forgetting.all()
        }}
        onCancel={() => setConfirming(false)}
      />
    </EditBar>
  )
}
