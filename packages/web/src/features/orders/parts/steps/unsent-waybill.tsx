import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { CopyButton } from '#ui/action/copy-button.tsx'
import { specLine } from '#widgets/spec-text.tsx'
import type { WaybillValues } from '#features/orders/forms.ts'
import styles from './sheet-form.module.css'

export interface UnsentWaybillProps {
  /** Why it cannot be sent now. */
  why: string
  typed: WaybillValues
  onClose: () => void
}

/** Replaces a form that can no longer be sent: says why, and shows what was typed so that it can be copied. */
export function UnsentWaybill({ why, typed: { carrier, trackingNumber }, onClose }: UnsentWaybillProps) {
  const t = useTexts('orders')
  const number = trackingNumber.trim()
  return (
    <div className={styles.form}>
      <p role="alert">{why}</p>
      {number && (
        <div className={styles.quote}>
          <p>{t('waybill.typed', { waybill: specLine([...(carrier ? [t(`carriers.${carrier}`)] : []), number]) })}</p>
          <CopyButton text={number} label={t('parcels.trackingNumber')} />
        </div>
      )}
      <Button block size="large" kind="secondary" onClick={onClose}>
        {t('waybill.close')}
      </Button>
    </div>
  )
}
