import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import CheckCheck from 'lucide-react/icons/check-check'
import Inbox from 'lucide-react/icons/inbox'
import { summaryQuery } from '#entities/notifications/queries.ts'
import type { ApiError } from '#platform/api-client/api-error.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useHinted } from '#platform/live.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PullToRefresh } from '#ui/list/pull-to-refresh.tsx'
import { RowList } from '#ui/list/row-list.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { CATEGORY_ICONS } from '../icons.ts'
import { When } from '../parts/when.tsx'
import { useReadAll } from '../use-actions.ts'
import { useEmptyHint } from '../use-empty-hint.ts'
import styles from './messages-page.module.css'

type Summary = ResponseFor<'notifications.summarise'>
type Category = Summary['categories'][number]

/** A category: its newest notification, and how many are not read. */
function CategoryRow({ category, unread, latest }: Category) {
  const t = useTexts('notifications')
  return (
    <li>
      <UiLink href={href('notifications', { category })} className={styles.row}>
        <Badge count={unread} label={t('unreadCount', { count: unread })}>
          <span className={styles.art}>
            <Icon of={CATEGORY_ICONS[category]} size={24} />
          </span>
        </Badge>
        <span className={styles.words}>
          <span className={styles.head}>
            <span className={styles.name}>{t(`categories.${category}`)}</span>
            <When at={latest.at} />
          </span>
          <span className={styles.latest}>
            {[t(`of.${latest.kind}.title`), latest.subject?.title].filter(Boolean).join(' · ')}
          </span>
        </span>
      </UiLink>
    </li>
  )
}

/** The categories in their four states. */
function Categories({ data, error, isFetching, refetch }: UseQueryResult<Summary, ApiError>) {
  const t = useTexts('notifications')
  const emptyHint = useEmptyHint()
  if (!data) {
    if (!error) return <Skeleton kind="list" count={3} />
    return <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  }
  return (
    <PullToRefresh onRefresh={refetch}>
      {data.categories.length === 0 ? (
        <EmptyState art={Inbox} title={t('empty.title')} hint={emptyHint} />
      ) : (
        <RowList label={t('categories.label')}>
          {data.categories.map((one) => (
            <CategoryRow key={one.category} {...one} />
          ))}
        </RowList>
      )}
    </PullToRefresh>
  )
}

/** Marks as read all that the page shows; absent where nothing is unread. */
function ReadAll({ categories, seen }: Summary) {
  const t = useTexts('notifications')
  const readAll = useReadAll()
  if (categories.every(({ unread }) => unread === 0)) return null
  return <IconButton icon={CheckCheck} label={t('readAll')} onClick={() => void readAll(seen)} />
}

/** The tab of messages: what happened without the person, by category. */
export default function MessagesPage() {
  const summary = useQuery(summaryQuery())
  const { data, error, refetch } = summary
  useShownAgain(() => void refetch())
  useHinted(true, () => void refetch({ cancelRefetch: false }))
  return (
    <ScreenPage busy={!data && !error} right={data && <ReadAll {...data} />}>
      <Categories {...summary} />
    </ScreenPage>
  )
}
