import { href } from '@zhujia/contract/screens.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { UiLink } from '#ui/link.tsx'
import type { OrderDetail } from '../queries.ts'
import styles from './line-facts.module.css'

/** What is to be known of a bought line beside its goods: its colour and batch, and the listing as it was. */
export function LineFacts({ orderId, line }: { orderId: string; line: OrderDetail['lines'][number] }) {
  const t = useTexts('orders')
  return (
    <div className={styles.facts}>
      {line.lotCode !== null && <span className={styles.lot}>{t('goods.lot', { code: line.lotCode })}</span>}
      <UiLink href={href('snapshot', { id: orderId, line: line.id })} className={styles.link}>
        {t('goods.toSnapshot')}
      </UiLink>
    </div>
  )
}
