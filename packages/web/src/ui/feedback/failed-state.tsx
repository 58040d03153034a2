import CloudAlert from 'lucide-react/icons/cloud-alert'
import { Button } from '../action/button.tsx'
import styles from './empty-state.module.css'
import { Icon } from '../display/icon.tsx'
import { useUiTexts } from '../texts.tsx'
import { useOnline } from './use-online.ts'

export interface FailedStateProps {
  /** What failed. */
  title: string
  hint?: string | undefined
  onRetry: () => void
  retryText: string
  /** While the retry runs. */
  retrying?: boolean | undefined
}

/** A page or list that could not be loaded, with a retry button. When the device is offline it gives that as the reason. */
export function FailedState({ title, hint, onRetry, retryText, retrying = false }: FailedStateProps) {
  const texts = useUiTexts()
  const online = useOnline()
  const shownHint = online ? hint : texts.offlineHint
  return (
    <div className={styles.root} role="alert">
      <span className={styles.art}>
        <Icon of={CloudAlert} size={36} />
      </span>
      <p className={styles.title}>{online ? title : texts.offline}</p>
      {shownHint && <p className={styles.hint}>{shownHint}</p>}
      <div className={styles.action}>
        <Button kind="secondary" loading={retrying} onClick={onRetry}>
          {retryText}
        </Button>
      </div>
    </div>
  )
}
