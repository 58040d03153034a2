import SquarePen from 'lucide-react/icons/square-pen'
import type { Address } from '#entities/addresses/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { AddressCard } from '#widgets/address-card.tsx'
import styles from './address-row.module.css'

export interface PickRowProps {
  address: Address
  /** The order goes there now. */
  isUsed: boolean
  onPick: () => void
  onEdit: () => void
}

/** An address to be chosen for an order: a tap takes it. */
export function PickRow({ address, isUsed, onPick, onEdit }: PickRowProps) {
  const t = useTexts('addresses')
  const { detail } = address
  return (
    <li className={styles.pick}>
      <button type="button" className={styles.choose} aria-current={isUsed || undefined} onClick={onPick}>
        <span className="visually-hidden">{t('list.use', { detail })}</span>
        <AddressCard address={address} aside={isUsed && <Tag tone="success">{t('list.inUse')}</Tag>} />
      </button>
      <div className={styles.edit}>
        <IconButton label={t('list.editOf', { detail })} icon={SquarePen} iconSize={20} tone="hint" onClick={onEdit} />
      </div>
    </li>
  )
}
