import { href } from '@zhujia/contract/screens.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { UiLink } from '#ui/action/link.tsx'
import styles from './line-facts.module.css'

/** More about a bought line: its colour and batch, and a link to its snapshot. */
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
