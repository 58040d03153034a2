import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { Card } from '../../../ui/card.tsx'
import { PriceText } from '../../../widgets/price-text.tsx'
import type { OrderDetail } from '../queries.ts'
import { wasPaid } from './reason.ts'
import { Rows } from './rows.tsx'

function sumNameOf(order: OrderDetail): 'due' | 'paid' | 'total' {
  if (order.state === 'unpaid') return 'due'
  return wasPaid(order) ? 'paid' : 'total'
}

/** How an order's sum comes about. */
export function PriceCard({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
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
          { key: 'sum', label: t(`price.${sumNameOf(order)}`), value: <PriceText fen={order.totalFen} size="large" />, strong: true },
        ]}
      />
    </Card>
  )
}
