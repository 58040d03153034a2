import { href } from '@zhujia/contract/screens.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SearchPill } from '#ui/form/search-pill.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TopBar } from '#ui/layout/top-bar.tsx'
import styles from './categories-bar.module.css'

/** How the catalogue is grouped. */
export type Grouping = 'category' | 'stage'

/** The bar of the categories page: the link to the search, and the choice of the grouping. */
export function CategoriesBar({ grouping, onChange }: { grouping: Grouping; onChange: (grouping: Grouping) => void }) {
  const t = useTexts('goods')
  const core = useTexts('core')
  const switcher = (
    <div className={styles.grouping}>
      <Segmented
        label={t('browseBy.label')}
        items={[
          { key: 'category', label: t('browseBy.category') },
          { key: 'stage', label: t('browseBy.stage') },
        ]}
        value={grouping}
        onChange={onChange}
      />
    </div>
  )
  return (
    <TopBar below={switcher}>
      <h1 className="visually-hidden">{core('screens.categories')}</h1>
      <SearchPill href={href('search')} text={t('search.pill')} />
    </TopBar>
  )
}
