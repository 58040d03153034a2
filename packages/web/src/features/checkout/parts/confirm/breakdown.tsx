import type { Quote } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { mostOf, sumsOf } from '#features/checkout/sums.ts'
import styles from './breakdown.module.css'

/** The parts of the amount: goods, freight, total; an estimate as long as nobody has said where to. */
export function Breakdown({ quote, isEstimate }: { quote: Quote; isEstimate: boolean }) {
  const t = useTexts('checkout')
  const { goodsFen, freightFen, rangeFen } = sumsOf(quote)
  return (
    <Card title={t('breakdown.title')}>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{t('breakdown.goods')}</dt>
          <dd>
            <PriceText fen={goodsFen} tone="text" />
          </dd>
        </div>
        <div className={styles.row}>
          <dt>{t('breakdown.freight')}</dt>
          <dd>
            <PriceText fen={freightFen} mostFen={mostOf(freightFen, rangeFen)} tone="text" />
          </dd>
        </div>
        <div className={styles.sum}>
          <dt>{t(isEstimate ? 'estimated' : 'breakdown.total')}</dt>
          <dd>
            <PriceText fen={quote.totalFen} mostFen={mostOf(quote.totalFen, rangeFen)} size="medium" />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
