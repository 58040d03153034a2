import { HOTLINES } from '@zhujia/contract/orders/waybills.ts'
import { useState } from 'react'
import type { OrderDetail, OrderView } from '#entities/orders/queries.ts'
import { useOrderStep } from '#features/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CopyButton } from '#ui/action/copy-button.tsx'
import { PhoneLink } from '#ui/action/phone-link.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { specLine } from '#widgets/spec-text.tsx'
import { CorrectWaybillSheet } from '../steps/correct-waybill-sheet.tsx'
import { PartList } from './part-list.tsx'
import styles from './parcels-card.module.css'

type Parcel = OrderDetail['parcels'][number]

interface OfParcel {
  parcel: Parcel
  orderId: string
}

/** The button of the shop with its sheet, which stays when the parcel can no longer be corrected and says so. */
function Correct({ parcel, orderId }: OfParcel) {
  const t = useTexts('orders')
  const [open, setOpen] = useState(false)
  return (
    <>
      {parcel.canCorrect && (
        <Button kind="plain" size="small" onClick={() => setOpen(true)}>
          {t('waybill.correct')}
        </Button>
      )}
      <CorrectWaybillSheet orderId={orderId} parcel={parcel} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** The shop's button, also after the receipt: a driver's phone is not kept longer than it is needed. */
function RemovePhone({ parcel: { id: parcelId, carrier, trackingNumber }, orderId }: OfParcel) {
  const t = useTexts('orders')
  const { take, isPending } = useOrderStep('orders.correctWaybill', 'seller')
  const remove = async (): Promise<void> => {
    const body = { carrier, trackingNumber, driverPhone: '' }
    if (await take({ params: { id: orderId, parcelId }, body })) showToast(t('parcels.phoneRemoved'))
  }
  return (
    <Button kind="plain" size="small" loading={isPending} onClick={() => void runAction(remove)}>
      {t('parcels.removePhone')}
    </Button>
  )
}

/** The phone of the driver, or of the carrier. */
function Phone({ parcel, orderId }: OfParcel) {
  const t = useTexts('orders')
  const { carrier, driverPhone } = parcel
  const phone = driverPhone || HOTLINES[carrier]
  if (phone === undefined) return null
  const label = carrier === 'ownTruck' ? t('parcels.driver') : t('parcels.hotline')
  const whom = carrier === 'ownTruck' ? label : specLine([t(`carriers.${carrier}`), label])
  return (
    <div className={styles.number}>
      <span className={styles.label}>{label}</span>
      <PhoneLink phone={phone} label={t('parcels.call', { whom, phone })} />
      {parcel.canRemovePhone && <RemovePhone parcel={parcel} orderId={orderId} />}
    </div>
  )
}

interface ParcelRowProps extends ParcelsCardProps {
  parcel: Parcel
  number: number
}

function ParcelRow({ parcel, order, view, number }: ParcelRowProps) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  const label = t(parcel.carrier === 'ownTruck' ? 'parcels.plate' : 'parcels.trackingNumber')
  return (
    <li className={styles.parcel}>
      <p className={styles.carrier}>
        <span>
          {specLine([
            ...(order.parcels.length > 1 ? [t('parcels.nth', { number })] : []),
            t(`carriers.${parcel.carrier}`),
          ])}
        </span>
        <time dateTime={parcel.shippedAt}>{t('parcels.shippedAt', { at: dateTime(parcel.shippedAt) })}</time>
      </p>
      <div className={styles.number}>
        <span className={styles.label}>{label}</span>
        <span className={styles.digits}>{parcel.trackingNumber}</span>
        <CopyButton text={parcel.trackingNumber} label={label} />
        {view === 'seller' && <Correct parcel={parcel} orderId={order.id} />}
      </div>
      <Phone parcel={parcel} orderId={order.id} />
      {parcel.correctedAt && (
        <p className={styles.corrected}>{t('waybill.corrected', { at: dateTime(parcel.correctedAt) })}</p>
      )}
      <PartList parts={parcel.lines} lines={order.lines} />
    </li>
  )
}

export interface ParcelsCardProps {
  order: OrderDetail
  view: OrderView
}

/** The carriers and tracking numbers of the parcels; absent until something is shipped. */
export function ParcelsCard({ order, view }: ParcelsCardProps) {
  const t = useTexts('orders')
  if (order.parcels.length === 0) return null
  return (
    <Card title={t('parcels.title')}>
      <ul className={styles.parcels}>
        {order.parcels.map((parcel, place) => (
          <ParcelRow key={parcel.id} parcel={parcel} order={order} view={view} number={place + 1} />
        ))}
      </ul>
    </Card>
  )
}
