import type { OrderDetail } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import styles from './notes.module.css'
import { Rows } from '../rows.tsx'

/** The shop's share of an order and the platform's commission; absent for a cancelled order. */
export function SettlementCard({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  const { settlement, state, goodsFen, discountFen, freightFen, totalFen, refundedFen } = order
  if (!settlement || state === 'cancelled') return null
  const isDone = state === 'received'
  return (
    <Card title={t(isDone ? 'settlement.done' : 'settlement.title')}>
      <Rows
        rows={[
          { key: 'goods', label: t('price.goods'), value: <PriceText fen={goodsFen} tone="text" /> },
          {
            key: 'freight',
            label: t('price.freight'),
            value: freightFen === 0 ? t('price.freeFreight') : <PriceText fen={freightFen} tone="text" />,
          },
          ...(discountFen > 0
            ? [{ key: 'discount', label: t('price.discount'), value: <PriceText fen={-discountFen} tone="text" /> }]
            : []),
          {
            key: 'paid',
            label: t(state === 'unpaid' ? 'settlement.due' : 'settlement.paid'),
            value: <PriceText fen={totalFen} tone="text" />,
          },
          ...(refundedFen > 0
            ? [
                {
                  key: 'refunded',
                  label: t('settlement.refunded'),
                  value: <PriceText fen={-refundedFen} tone="text" />,
                },
              ]
            : []),
          {
            key: 'commission',
            label: t('settlement.commission'),
            value: <PriceText fen={-settlement.commissionFen} tone="text" />,
          },
          {
            key: 'net',
            label: t(isDone ? 'settlement.netDone' : 'settlement.net'),
            value: <PriceText fen={settlement.netFen} size="large" tone="text" />,
            strong: true,
          },
        ]}
      />
      <p className={styles.hint}>{t('settlement.hint')}</p>
    </Card>
  )
}
