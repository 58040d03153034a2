import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

/** A question before somebody leaves what they changed, by the page's own back button or the browser's. */
export function useLeaving(hasChanged: boolean) {
  const { setBackHandler, navigateBack } = useNavigation()
  const [isAsking, setAsking] = useState(false)
  const ask = useEffectEvent(() => setAsking(true))
  useEffect(() => {
    if (!hasChanged) return
    setBackHandler(() => ask())
    return () => setBackHandler(undefined)
  }, [hasChanged, setBackHandler])
  return {
    back: () => (hasChanged ? setAsking(true) : navigateBack()),
    question: <LeaveQuestion open={isAsking} onStay={() => setAsking(false)} />,
  }
}

function LeaveQuestion({ open, onStay }: { open: boolean; onStay: () => void }) {
  const t = useTexts('settings')
  const { navigateBack } = useNavigation()
  return (
    <ConfirmDialog
      open={open}
      title={t('leave.title')}
      body={t('leave.body')}
      confirmText={t('leave.confirm')}
      cancelText={t('leave.stay')}
      prefersCancel
      onConfirm={() => navigateBack()}
      onCancel={onStay}
    />
  )
}
