import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { Snapshot } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { CopyButton } from '#ui/action/copy-button.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/display/icon.tsx'
import styles from './snapshot.module.css'

/** The first characters of a hash, enough to compare by eye. */
const shortOf = (hash: string): string => `${hash.slice(0, 8)} … ${hash.slice(-8)}`

function Row({ name, shown, copied }: { name: string; shown: string; copied: string }) {
  return (
    <div className={styles.sealRow}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.code}>{shown}</span>
        <CopyButton text={copied} label={name} />
      </dd>
    </div>
  )
}

/** When this was bought, the hash of its snapshot, and whether the hash still matches. */
export function SealCard({ snapshot: { order, hash, isIntact } }: { snapshot: Snapshot }) {
  const t = useTexts('snapshot')
  const { dateTime } = useFormats()
  return (
    <Card>
      <p className={styles.banner}>{t('banner', { time: dateTime(order.placedAt) })}</p>
      <p className={styles.explain}>{t('explain')}</p>
      <p className={cx(styles.seal, !isIntact && styles.broken)}>
        <Icon of={isIntact ? ShieldCheck : ShieldAlert} size={18} />
        {t(isIntact ? 'intact' : 'broken')}
      </p>
      <dl>
        <Row name={t('hash')} shown={shortOf(hash)} copied={hash} />
        <Row name={t('order')} shown={order.number} copied={order.number} />
      </dl>
    </Card>
  )
}
