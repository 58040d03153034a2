import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Tree, treeQuery } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { CategoriesBar, type Grouping } from '../parts/categories/categories-bar.tsx'
import { CategoriesSkeleton } from '../parts/categories/categories-skeleton.tsx'
import { CategoryBrowser } from '../parts/categories/category-browser.tsx'
import { StageBrowser } from '../parts/categories/stage-browser.tsx'
import styles from './categories-page.module.css'

function useGrouping(tree: Tree | undefined) {
  const { category, stage, brand } = usePageQuery('categories')
  const { setQuery } = useNavigation()
  const [lastStage, setLastStage] = useState(stage)
  const grouping: Grouping = stage === undefined ? 'category' : 'stage'
  const [first] = tree?.stages ?? []
  const known = tree?.stages.find(({ code }) => code === stage) ?? first
  const chooseStage = (code: string) => {
    setLastStage(code)
    setQuery({ category, stage: code })
    window.scrollTo(0, 0)
  }
  const chooseGrouping = (next: Grouping) => {
    if (next === 'stage') return chooseStage(lastStage ?? first?.code ?? '')
    setQuery({ category })
    return window.scrollTo(0, 0)
  }
  const chooseBrand = (code: string | undefined) => setQuery({ category, stage: known?.code, brand: code })
  return { grouping, stage: known, brand, chooseStage, chooseGrouping, chooseBrand }
}

/** The columns of the chosen grouping, once the categories are loaded. */
function Columns({ tree, state }: { tree: Tree; state: ReturnType<typeof useGrouping> }) {
  if (state.grouping === 'category') return <CategoryBrowser categories={tree.categories} />
  return (
    state.stage && (
      <StageBrowser
        stages={tree.stages}
        stage={state.stage}
        onChoose={state.chooseStage}
        brand={state.brand}
        onBrand={state.chooseBrand}
      />
    )
  )
}

/** The whole catalogue: by category with pictures, or by construction stage with products. */
export default function CategoriesPage() {
  const t = useTexts('goods')
  const { data, error, isFetching, refetch } = useQuery(treeQuery())
  const state = useGrouping(data)
  const failed = !data && error
  return (
    <ScreenPage
      bar={<CategoriesBar grouping={state.grouping} onChange={state.chooseGrouping} />}
      ground="card"
      busy={!data && !error}
    >
      <div className={styles.frame}>
        {data && <Columns tree={data} state={state} />}
        {failed && (
          <LoadFailed
            title={t('categories.failed')}
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && !failed && <CategoriesSkeleton />}
      </div>
    </ScreenPage>
  )
}
