import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import { REVIEW_SORTS } from '@zhujia/contract/reviews/states.ts'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { type Summary, summaryQuery, useReviewPages } from '#entities/reviews/queries.ts'
import { isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Pages } from '#platform/pages.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FilterBar } from '#ui/list/filter-bar.tsx'
import { InfiniteList } from '#ui/list/infinite-list.tsx'
import { PullToRefresh } from '#ui/list/pull-to-refresh.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { type Review, ReviewCard } from '#widgets/review-card.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { type ReviewPlace, useReviewPlace } from '../use-review-place.ts'
import styles from './reviews.module.css'
import { SummaryCard } from './summary-card.tsx'

function Sorts({ place: { sort, go } }: { place: ReviewPlace }) {
  const t = useTexts('reviews')
  return (
    <FilterBar
      label={t('sort.label')}
      items={REVIEW_SORTS.map((key) => ({
        key,
        label: t(`sort.${key}`),
        active: key === sort,
        onPress: () => go({ sort: key }),
      }))}
    />
  )
}

function Nothing({ place: { filter, tag, go } }: { place: ReviewPlace }) {
  const t = useTexts('reviews')
  if (filter === 'all' && !tag)
    return <EmptyState art={MessageSquareText} title={t('product.none')} hint={t('product.noneHint')} />
  const action = (
    <Button kind="secondary" onClick={() => go({ filter: 'all', tag: undefined })}>
      {t('product.showAll')}
    </Button>
  )
  return <EmptyState art={MessageSquareText} title={t('product.noMatch')} action={action} />
}

function List({ place, pages }: { place: ReviewPlace; pages: Pages<Review> }) {
  const t = useTexts('reviews')
  const { records, error, isFetching, list, refresh } = pages
  if (!records) {
    if (!error) return <Skeleton kind="list" count={4} />
    return <LoadFailed title={t('failed')} error={error} onRetry={() => void refresh()} retrying={isFetching} />
  }
  if (records.length === 0) return <Nothing place={place} />
  return (
    <InfiniteList {...list}>
      <ul className={styles.rows} aria-label={t('product.list')}>
        {records.map((review) => (
          <li key={review.id}>
            <Card>
              <ReviewCard review={review} />
            </Card>
          </li>
        ))}
      </ul>
    </InfiniteList>
  )
}

function Figures({ summary, place }: { summary: Summary; place: ReviewPlace }) {
  if (summary.count === 0) return null
  return (
    <>
      <SummaryCard summary={summary} place={place} />
      <Sorts place={place} />
    </>
  )
}

/** All reviews of a product: the summary, filters, and the list in four states. */
export function ProductReviewsScreen({ productId }: { productId: string }) {
  const t = useTexts('reviews')
  const place = useReviewPlace(productId)
  const { filter, tag, sort } = place
  const { data: summary, error, refetch } = useQuery(summaryQuery(productId))
  const pages = useReviewPages(productId, { filter, sort, ...(tag && { tag }) })
  if (error && isMissing(error)) {
    return (
      <ScreenPage>
        <EmptyState
          art={MessageSquareText}
          title={t('product.missing')}
          hint={t('missing.hint')}
          action={<LinkButton href={href('categories')}>{t('product.browse')}</LinkButton>}
        />
      </ScreenPage>
    )
  }
  return (
    <ScreenPage title={t('product.title')} busy={!pages.records && !pages.error}>
      <PullToRefresh onRefresh={() => Promise.all([refetch(), pages.refresh()])}>
        {summary && <Figures summary={summary} place={place} />}
        <List place={place} pages={pages} />
      </PullToRefresh>
    </ScreenPage>
  )
}
