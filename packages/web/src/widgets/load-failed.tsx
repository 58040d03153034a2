import { href } from '@zhujia/contract/screens.ts'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { LinkButton } from '../ui/action/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { FailedState } from '../ui/feedback/failed-state.tsx'

export interface LoadFailedProps {
  /** What failed. */
  title: string
  error: Error & { isForGood?: boolean }
  onRetry: () => void
  /** While the retry runs. */
  retrying?: boolean | undefined
}

/** What could not be loaded, with a retry button; or, where trying again cannot help, with a way on instead. */
export function LoadFailed({ title, error, onRetry, retrying }: LoadFailedProps) {
  const t = useTexts('core')
  if (!error.isForGood)
    return (
      <FailedState title={title} hint={error.message} onRetry={onRetry} retryText={t('ui.retry')} retrying={retrying} />
    )
  return (
    <div role="alert">
      <EmptyState
        art={CloudAlert}
        title={title}
        hint={error.message}
        action={<LinkButton href={href('home')}>{t('page.home')}</LinkButton>}
      />
    </div>
  )
}
