import ChevronRight from 'lucide-react/icons/chevron-right'
import MapPinPlus from 'lucide-react/icons/map-pin-plus'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { AddressCard } from '#widgets/address-card.tsx'
import type { Delivery } from '#features/checkout/use-delivery.ts'
import styles from './delivery-card.module.css'

const ARROW = <Icon of={ChevronRight} size={18} className={styles.arrow} />

/** The delivery address; a tap chooses another one, or creates the first one. */
export function DeliveryCard({ address, change }: Pick<Delivery, 'address' | 'change'>) {
  const t = useTexts('checkout')
  if (address === undefined)
    return (
      <div className={styles.waiting}>
        <Skeleton kind="line" count={3} />
      </div>
    )
  return (
    <button type="button" className={styles.card} onClick={change}>
      {address === null ? (
        <span className={styles.none}>
          <Icon of={MapPinPlus} size={22} />
          <span className={styles.words}>{t('address.add')}</span>
          {ARROW}
        </span>
      ) : (
        <>
          <span className="visually-hidden">{t('address.change')}</span>
          <AddressCard address={address} pin aside={ARROW} />
        </>
      )}
    </button>
  )
}
