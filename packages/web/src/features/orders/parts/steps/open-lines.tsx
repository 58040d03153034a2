import { openOf } from '@zhujia/contract/orders/open-parts.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { OpenLine } from './open-line.tsx'
import styles from './open-lines.module.css'

/** The goods of an order that are not shipped. */
export function OpenLines({ lines, state }: Pick<OrderDetail, 'lines' | 'state'>) {
  const t = useTexts('orders')
  return (
    <ul className={styles.goods} aria-label={t('goods.title')}>
      {lines
        .filter((line) => openOf(line) > 0)
        .map((line) => (
          <OpenLine key={line.id} line={line} isUnpaid={state === 'unpaid'} />
        ))}
    </ul>
  )
}
