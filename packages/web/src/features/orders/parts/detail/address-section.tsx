import type { OrderDetail, OrderView } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { CopyButton } from '#ui/action/copy-button.tsx'
import { AddressCard } from '#widgets/address-card.tsx'
import { regionText } from '#widgets/address-text.ts'
import styles from './notes.module.css'

type Address = OrderDetail['address']

/** The address as it goes onto a label; undefined for a seller who must not see all of it. */
function labelOf({ name, phone, detail, ...regions }: Address): string | undefined {
  if (name === null || phone === null || detail === null) return undefined
  return [name, phone, regionText(regions), detail].join(' ')
}

/** Where the goods go. The seller sees the whole number and copies it onto a label, or sees why it is hidden. */
export function AddressSection({ order, view }: { order: OrderDetail; view: OrderView }) {
  const t = useTexts('orders')
  const { address } = order
  if (view === 'buyer') {
    return (
      <Card>
        <AddressCard address={address} pin />
      </Card>
    )
  }
  const label = labelOf(address)
  return (
    <Card title={t('address.title')} aside={label && <CopyButton text={label} label={t('address.copy')} />}>
      <AddressCard address={address} showPhone />
      {label === undefined && <p className={styles.hint}>{t('address.masked')}</p>}
    </Card>
  )
}
