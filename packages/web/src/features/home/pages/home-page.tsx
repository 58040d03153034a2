import { useQueryClient } from '@tanstack/react-query'
import { useApiPages } from '#platform/pages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PullToRefresh } from '#ui/pull-to-refresh.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { BackToTop } from '../parts/back-to-top.tsx'
import { CategoryGrid } from '../parts/category-grid.tsx'
import { EntryGrid } from '../parts/entry-grid.tsx'
import { Feed } from '../parts/feed.tsx'
import { HomeBanner } from '../parts/home-banner.tsx'
import { HomeBar } from '../parts/home-bar.tsx'
import { StageRail } from '../parts/stage-rail.tsx'
import { Todo } from '../parts/todo.tsx'
import { bannersQuery, orderCountsQuery, treeQuery } from '../queries.ts'

/** The first tab: the way into the goods by search, stage, category and recommendation, and what waits for this person. */
export default function HomePage() {
  const t = useTexts('core')
  const client = useQueryClient()
  const feed = useApiPages('catalogue.listProducts', { sort: 'default' })
  const refresh = () =>
    Promise.all([
      feed.refresh(),
      client.invalidateQueries({ queryKey: treeQuery().queryKey }),
      client.invalidateQueries({ queryKey: bannersQuery().queryKey }),
      client.invalidateQueries({ queryKey: orderCountsQuery('buyer').queryKey.slice(0, 1) }),
    ])
  return (
    <ScreenPage title={t('app.name')} bar={<HomeBar />} flush busy={!feed.records && !feed.error}>
      <PullToRefresh onRefresh={refresh}>
        <HomeBanner />
        <StageRail />
        <EntryGrid />
        <Todo />
        <CategoryGrid />
        <Feed feed={feed} />
      </PullToRefresh>
      <BackToTop />
    </ScreenPage>
  )
}
