import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { firstReviewsQuery, summaryQuery } from '#entities/reviews/queries.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { useFormats } from '#platform/format.ts'
import { isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ReviewCard } from '#widgets/review-card.tsx'
import styles from './review-block.module.css'

type Summary = ResponseFor<'reviews.getReviewSummary'>

/** How many tags stand in the block. */
const TAGS_SHOWN = 4

/** How many reviews the block shows. */
const SHOWN = 2

function Tags({ productId, tags }: { productId: string; tags: Summary['tags'] }) {
  const t = useTexts('reviews')
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={t('block.tags')}>
      {tags.slice(0, TAGS_SHOWN).map(({ tag, count }) => (
        <li key={tag}>
          <UiLink href={href('viewComments', { productId, tag })} className={styles.tag}>
            <span className={styles.pill}>{t('filters.tag', { name: t(`tags.${tag}`), count })}</span>
          </UiLink>
        </li>
      ))}
    </ul>
  )
}

function First({ productId }: { productId: string }) {
  const t = useTexts('reviews')
  const { data, error } = useQuery(firstReviewsQuery(productId, SHOWN))
  if (error) return null
  if (!data) return <Skeleton kind="line" count={3} />
  return (
    <ul className={styles.list} aria-label={t('product.list')}>
      {data.records.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} brief />
        </li>
      ))}
    </ul>
  )
}

function Aside({ productId, goodPercent }: { productId: string; goodPercent: number }) {
  const t = useTexts('reviews')
  const { percent } = useFormats()
  return (
    <UiLink href={href('viewComments', { productId })} className={styles.all}>
      {t('block.goodRate', { percent: percent(goodPercent / 100) })}
      <Icon of={ChevronRight} size={16} />
    </UiLink>
  )
}

/** The reviews on a product's page: their number, the scores, two reviews, and a link to all. */
export function ReviewBlock({ productId }: { productId: string }) {
  const t = useTexts('reviews')
  const core = useTexts('core')
  const { data, error, isFetching, refetch } = useQuery(summaryQuery(productId))
  if (error && !data) {
    return (
      <Card title={t('block.title')}>
        <p className={styles.quiet} role="alert">
          {t('failed')}
          {!isMissing(error) && (
            <Button kind="plain" size="small" loading={isFetching} onClick={() => void refetch()}>
              {core('ui.retry')}
            </Button>
          )}
        </p>
      </Card>
    )
  }
  if (!data) {
    return (
      <Card title={t('block.title')}>
        <Skeleton kind="line" count={2} />
      </Card>
    )
  }
  if (data.goodPercent === null) {
    return (
      <Card title={t('block.title')}>
        <p className={styles.quiet}>{t('product.noneHint')}</p>
      </Card>
    )
  }
  return (
    <Card
      title={t('block.titleCount', { count: data.count })}
      aside={<Aside productId={productId} goodPercent={data.goodPercent} />}
    >
      <Tags productId={productId} tags={data.tags} />
      <First productId={productId} />
    </Card>
  )
}
