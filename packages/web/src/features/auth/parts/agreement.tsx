import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { AgreementSheet } from '#widgets/agreement-sheet.tsx'
import styles from './agreement.module.css'

interface AgreementProps {
  agreed: boolean
  error: string | undefined
  onChange: (agreed: boolean) => void
}

/** The checkbox for the terms, with a button that shows them. */
export function Agreement({ agreed, error, onChange }: AgreementProps) {
  const t = useTexts('auth')
  const [reading, setReading] = useState(false)
  const errorId = useId()
  const accept = () => {
    onChange(true)
    setReading(false)
  }
  return (
    <div>
      <div className={styles.line}>
        <Checkbox
          checked={agreed}
          onChange={onChange}
          aria-label={`${t('agreement.agree')} ${t('agreement.open')}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        >
          {t('agreement.agree')}
        </Checkbox>
        <button type="button" className={styles.open} onClick={() => setReading(true)}>
          {t('agreement.open')}
        </button>
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <AgreementSheet
        open={reading}
        onClose={() => setReading(false)}
        footer={
          <Button block size="large" onClick={accept}>
            {t('agreement.accept')}
          </Button>
        }
      />
    </div>
  )
}
