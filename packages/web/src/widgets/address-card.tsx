import { maskPhone } from '@zhujia/contract/core/mask.ts'
import MapPin from 'lucide-react/icons/map-pin'
import type { address } from '@zhujia/contract/addresses/schemas.ts'
import type { orderAddress } from '@zhujia/contract/orders/schemas.ts'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { Icon } from '../ui/display/icon.tsx'
import { Tag } from '../ui/display/tag.tsx'
import styles from './address-card.module.css'
import { carryText, regionText } from './address-text.ts'

type Delivery = z.output<typeof orderAddress>
/** The fields that only a saved address has. */
type Book = Pick<z.output<typeof address>, 'tag' | 'isDefault'>

export interface AddressCardProps {
  address: Delivery & Partial<Book>
  /** For the seller who has to deliver: the whole number. Anyone else sees its middle hidden. */
  showPhone?: boolean | undefined
  /** The pin in front, where the card stands alone (checkout, an order). */
  pin?: boolean | undefined
  /** At the far end: an arrow, a tick. */
  aside?: ReactNode
}

/** A delivery address with its recipient, floor and lift. Needs the `addresses` texts. */
export function AddressCard({ address, showPhone = false, pin = false, aside }: AddressCardProps) {
  const t = useTexts('addresses')
  const carry = carryText(t, address)
  return (
    <div className={styles.card}>
      {pin && (
        <span className={styles.pin}>
          <Icon of={MapPin} size={18} />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.region}>
          {address.isDefault && <Tag tone="price">{t('default')}</Tag>}
          {address.tag && <Tag tone="primary">{t(`tag.${address.tag}`)}</Tag>}
          <span>{regionText(address)}</span>
        </p>
        {address.detail !== null && <p className={styles.detail}>{address.detail}</p>}
        {address.phone !== null && (
          <p className={styles.person}>
            <span>{address.name}</span>
            <span className={styles.phone}>{showPhone ? address.phone : maskPhone(address.phone)}</span>
          </p>
        )}
        {carry && <p className={styles.carry}>{carry}</p>}
      </div>
      {aside}
    </div>
  )
}
