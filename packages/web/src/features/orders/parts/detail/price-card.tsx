import type { Fen } from '@zhujia/contract/core/money.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import styles from './notes.module.css'
import { wasPaid } from '../reason.ts'
import { Rows } from '../rows.tsx'

function sumNameOf(order: OrderDetail): 'due' | 'paid' | 'total' {
  if (order.state === 'unpaid') return 'due'
  return wasPaid(order) ? 'paid' : 'total'
}

/** The refunds that have arrived, and those that are under way. */
const backOf = ({ refundedFen, returningFen }: OrderDetail) =>
  [
    { key: 'refunded' as const, fen: refundedFen - returningFen },
    { key: 'returning' as const, fen: returningFen },
  ].filter(({ fen }) => fen > 0)

/** A price that has changed: struck through if it fell, because a raised one is no discount. */
function Before({ fen, now }: { fen: Fen; now: Fen }) {
  const { money } = useFormats()
  return now < fen ? <s>{money(fen)}</s> : money(fen)
}

/** The parts of an order's total. */
export function PriceCard({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  const [latest] = order.priceChanges
  const first = order.priceChanges.at(-1)
  return (
    <Card title={t('price.title')}>
      <Rows
        rows={[
          { key: 'goods', label: t('price.goods'), value: <PriceText fen={order.goodsFen} tone="text" /> },
          {
            key: 'freight',
            label: t('price.freight'),
            value: order.freightFen === 0 ? t('price.freeFreight') : <PriceText fen={order.freightFen} tone="text" />,
          },
          ...(order.discountFen > 0
            ? [
                {
                  key: 'discount',
                  label: t('price.discount'),
                  value: <PriceText fen={-order.discountFen} tone="text" />,
                },
              ]
            : []),
          ...(first
            ? [
                {
                  key: 'before',
                  label: t('price.before'),
                  value: <Before fen={first.oldTotalFen} now={order.totalFen} />,
                },
              ]
            : []),
          {
            key: 'sum',
            label: t(`price.${sumNameOf(order)}`),
            value: <PriceText fen={order.totalFen} size="large" />,
            strong: true,
          },
          ...backOf(order).map(({ key, fen }) => ({
            key,
            label: t(`price.${key}`),
            value: <PriceText fen={-fen} tone="text" />,
          })),
        ]}
      />
      {latest && <p className={styles.hint}>{t('price.changed', { reason: latest.reason })}</p>}
    </Card>
  )
}
