import type { ReviewAction } from '@zhujia/contract/reviews/states.ts'
import type { OrderReviews, OrderView, ReviewLine } from '#entities/reviews/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { ReviewCard } from '#widgets/review-card.tsx'
import { standingOf } from '../standing.ts'
import { LineHead } from './line-head.tsx'
import styles from './reviews.module.css'

interface ReviewedLineProps {
  order: OrderReviews
  line: ReviewLine
  view: OrderView
  onAction: (action: ReviewAction) => void
}

/** One line of an order with its review, and the buttons that the server offers. */
export function ReviewedLine({ order, line, view, onAction }: ReviewedLineProps) {
  const t = useTexts('reviews')
  const { review, actions } = line
  const buttons = actions.length > 0 && (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          kind={action === 'write' ? 'primary' : 'secondary'}
          onClick={() => onAction(action)}
        >
          {t(`actions.${action}`)}
        </Button>
      ))}
    </div>
  )
  return (
    <Card>
      <div className={styles.line}>
        <LineHead line={line} linked />
        {review ? (
          <div className={styles.said}>
            <ReviewCard review={review} actions={buttons} />
          </div>
        ) : (
          <div className={styles.unsaid}>
            <Tag>{t(`order.${standingOf(order, line, view)}`)}</Tag>
            {buttons}
          </div>
        )}
      </div>
    </Card>
  )
}
