import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { CopyButton } from '#ui/action/copy-button.tsx'
import styles from './sheet-form.module.css'

export interface UnsentProps {
  /** Why it cannot be sent now. */
  why: string
  /** What was typed, as it is shown. */
  typed: string
  /** The part of it that is copied; empty when nothing was typed. */
  copied: string
  /** The name of that part, for screen readers. */
  label: string
  onClose: () => void
}

/** Replaces a form that can no longer be sent: says why, and shows what was typed so that it can be copied. */
export function Unsent({ why, typed, copied, label, onClose }: UnsentProps) {
  const t = useTexts('orders')
  return (
    <div className={styles.form}>
      <p role="alert">{why}</p>
      {copied && (
        <div className={styles.quote}>
          <p>{t('unsent.typed', { words: typed })}</p>
          <CopyButton text={copied} label={label} />
        </div>
      )}
      <Button block size="large" kind="secondary" onClick={onClose}>
        {t('unsent.close')}
      </Button>
    </div>
  )
}
