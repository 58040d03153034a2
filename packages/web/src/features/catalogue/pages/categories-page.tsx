import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { CategoriesBar, type Way } from '../parts/categories-bar.tsx'
import { CategoriesSkeleton } from '../parts/categories-skeleton.tsx'
import { CategoryBrowser } from '../parts/category-browser.tsx'
import { StageBrowser } from '../parts/stage-browser.tsx'
import { type Tree, treeQuery } from '../queries.ts'
import styles from './categories-page.module.css'

function useWay(tree: Tree | undefined) {
  const { category, stage, brand } = usePageQuery('categories')
  const { setQuery } = useNavigation()
  const [lastStage, setLastStage] = useState(stage)
  const way: Way = stage === undefined ? 'category' : 'stage'
  const [first] = tree?.stages ?? []
  const known = tree?.stages.find(({ code }) => code === stage) ?? first
  const chooseStage = (code: string) => {
    setLastStage(code)
    setQuery({ category, stage: code })
    window.scrollTo(0, 0)
  }
  const chooseWay = (next: Way) => {
    if (next === 'stage') return chooseStage(lastStage ?? first?.code ?? '')
    setQuery({ category })
    return window.scrollTo(0, 0)
  }
  const chooseBrand = (code: string | undefined) => setQuery({ category, stage: known?.code, brand: code })
  return { way, stage: known, brand, chooseStage, chooseWay, chooseBrand }
}

/** The columns of the way that was chosen, once the categories are here. */
function Columns({ tree, state }: { tree: Tree; state: ReturnType<typeof useWay> }) {
  if (state.way === 'category') return <CategoryBrowser categories={tree.categories} />
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

/** The whole catalogue: by category with pictures, or by the stage of the works with the goods for it. */
export default function CategoriesPage() {
  const t = useTexts('goods')
  const core = useTexts('core')
  const { data, error, isFetching, refetch } = useQuery(treeQuery())
  const state = useWay(data)
  const failed = !data && error
  return (
    <ScreenPage bar={<CategoriesBar way={state.way} onChange={state.chooseWay} />} ground="card" busy={!data && !error}>
      <div className={styles.frame}>
        {data && <Columns tree={data} state={state} />}
        {failed && (
          <FailedState
            title={t('categories.failed')}
            hint={error.message}
            onRetry={() => void refetch()}
            retryText={core('ui.retry')}
            retrying={isFetching}
          />
        )}
        {!data && !failed && <CategoriesSkeleton />}
      </div>
    </ScreenPage>
  )
}
