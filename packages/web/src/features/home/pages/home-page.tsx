import { useQueryClient } from '@tanstack/react-query'
import { useProductPages } from '#entities/catalogue/queries.ts'
import { refresh } from '#entities/stale-after.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PullToRefresh } from '#ui/list/pull-to-refresh.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { BackToTop } from '../parts/back-to-top.tsx'
import { CategoryGrid } from '../parts/category-grid.tsx'
import { EntryGrid } from '../parts/entry-grid.tsx'
import { Feed } from '../parts/feed.tsx'
import { HomeBanner } from '../parts/home-banner.tsx'
import { HomeBar } from '../parts/home-bar.tsx'
import { StageRail } from '../parts/stage-rail.tsx'
import { Todo } from '../parts/todo.tsx'

/** The first tab: search, construction stages, categories, recommended products, and the person's open tasks. */
export default function HomePage() {
  const t = useTexts('core')
  const client = useQueryClient()
  const feed = useProductPages({ recommended: '1' })
  const refreshAll = () =>
    Promise.all([
      feed.refresh(),
      refresh(client, ['catalogue.listCategories', 'catalogue.listBanners', 'orders.countOrders']),
    ])
  return (
    <ScreenPage title={t('app.name')} bar={<HomeBar />} flush busy={!feed.records && !feed.error}>
      <PullToRefresh onRefresh={refreshAll}>
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
