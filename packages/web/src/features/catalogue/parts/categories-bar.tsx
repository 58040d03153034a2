import { href } from '@zhujia/contract/screens.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SearchPill } from '#ui/search-pill.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import styles from './categories-bar.module.css'

/** The two ways through the catalogue. */
export type Way = 'category' | 'stage'

/** The bar of the categories page: the way to the search, and by what to look. */
export function CategoriesBar({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const t = useTexts('goods')
  const core = useTexts('core')
  const ways = (
    <div className={styles.ways}>
      <Segmented
        label={t('ways.label')}
        items={[
          { key: 'category', label: t('ways.category') },
          { key: 'stage', label: t('ways.stage') },
        ]}
        value={way}
        onChange={onChange}
      />
    </div>
  )
  return (
    <TopBar below={ways}>
      <h1 className="visually-hidden">{core('screens.categories')}</h1>
      <SearchPill href={href('search')} text={t('search.pill')} />
    </TopBar>
  )
}
