import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { AddressCard } from '#widgets/address-card.tsx'
import { regionText } from '#widgets/address-text.ts'
import type { OrderDetail, OrderView } from '../queries.ts'
import styles from './notes.module.css'

type Address = OrderDetail['address']

/** The server hides what the seller must not know yet behind asterisks. */
const isMasked = ({ phone }: Address): boolean => phone.includes('*')

const lineOf = (address: Address): string => `${address.name} ${address.phone} ${regionText(address)} ${address.detail}`

/** Where the goods go. The seller sees the whole number and copies it onto a label, or is told why he does not see it. */
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
  const masked = isMasked(address)
  return (
    <Card title={t('address.title')} aside={!masked && <CopyButton text={lineOf(address)} label={t('address.copy')} />}>
      <AddressCard address={address} showPhone />
      {masked && <p className={styles.hint}>{t('address.masked')}</p>}
    </Card>
  )
}
