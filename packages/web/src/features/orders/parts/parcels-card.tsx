import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { specLine } from '#widgets/spec-text.tsx'
import type { OrderDetail } from '../queries.ts'
import { PartList } from './part-list.tsx'
import styles from './parcels-card.module.css'

type Parcel = OrderDetail['parcels'][number]

function ParcelRow({ parcel, order, number }: { parcel: Parcel; order: OrderDetail; number: number }) {
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
      </div>
      <PartList parts={parcel.lines} lines={order.lines} />
    </li>
  )
}

/** Who carries the goods, and by which number to follow them; absent until something is shipped. */
export function ParcelsCard({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  if (order.parcels.length === 0) return null
  return (
    <Card title={t('parcels.title')}>
      <ul className={styles.parcels}>
        {order.parcels.map((parcel, place) => (
          <ParcelRow key={parcel.id} parcel={parcel} order={order} number={place + 1} />
        ))}
      </ul>
    </Card>
  )
}
