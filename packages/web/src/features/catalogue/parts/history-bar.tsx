import { useState } from 'react'
import { ApiError } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { inBatches, type Selection } from '#platform/selection.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.tsx'
import { EditBar } from '#widgets/edit-bar.tsx'
import { useClearHistory, useForgetViews } from '../queries.ts'

/** As in the contract, whose file would bring its schemas along; viewed-days.test.ts holds it to that. */
export const FORGET_BATCH = 100

interface HistoryBarProps {
  selection: Selection
  onChanged: () => Promise<unknown>
}

/** Forgets what is marked, or everything. What went wrong has been said by the client. */
function useForgetting({ selection, onChanged }: HistoryBarProps) {
  const t = useTexts('history')
  const forget = useForgetViews()
  const clear = useClearHistory()
  const run = async (work: () => Promise<unknown>, words: string): Promise<void> => {
    try {
      await work()
      showToast(words)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    await onChanged()
  }
  return {
    marked: () =>
      run(
        () => inBatches([...selection.ids], FORGET_BATCH, (productIds) => forget.mutateAsync({ body: { productIds } })),
        t('removed'),
      ),
    all: () => run(() => clear.mutateAsync({}), t('cleared')),
  }
}

/** While the history is edited: forget what is marked, or all of it after a question. */
export function HistoryBar(props: HistoryBarProps) {
  const t = useTexts('history')
  const forgetting = useForgetting(props)
  const [asking, setAsking] = useState(false)
  const { count } = props.selection
  return (
    <EditBar selection={props.selection} allText={t('all')}>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {t('clear')}
      </Button>
      <Button kind="danger" onClick={() => (count === 0 ? showToast(t('nothing')) : void forgetting.marked())}>
        {count > 0 ? t('removeCount', { count }) : t('remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t('ask.clearTitle')}
        body={t('ask.clearBody')}
        confirmText={t('clear')}
        cancelText={t('ask.keep')}
        onConfirm={() => {
          setAsking(false)
          void forgetting.all()
        }}
        onCancel={() => setAsking(false)}
      />
    </EditBar>
  )
}
