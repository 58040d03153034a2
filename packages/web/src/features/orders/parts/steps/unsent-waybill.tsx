import { useTexts } from '#platform/i18n/use-texts.ts'
import { specLine } from '#widgets/spec-text.tsx'
import type { WaybillValues } from '#features/orders/forms.ts'
import { Unsent, type UnsentProps } from './unsent.tsx'

export interface UnsentWaybillProps extends Pick<UnsentProps, 'why' | 'onClose'> {
  typed: WaybillValues
}

/** Replaces a form of shipping details that can no longer be sent. */
export function UnsentWaybill({ typed: { carrier, trackingNumber, driverPhone }, ...rest }: UnsentWaybillProps) {
  const t = useTexts('orders')
  const number = trackingNumber.trim()
  const typed = specLine([carrier && t(`carriers.${carrier}`), number, driverPhone].filter((part) => part !== ''))
  return <Unsent {...rest} typed={typed} copied={number} label={t('parcels.trackingNumber')} />
}
