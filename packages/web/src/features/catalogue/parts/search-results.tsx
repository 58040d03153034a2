import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { useApiPages } from '../../../platform/pages.ts'
import { ProductPages } from '../../../widgets/product-pages.tsx'
import { useListLayout } from '../list-layout.ts'
import { requestOf, type Search, sortOf } from '../search-query.ts'
import { ActiveFilters } from './active-filters.tsx'
import { NoResults } from './no-results.tsx'
import styles from './search-results.module.css'
import { SortBar } from './sort-bar.tsx'

interface SearchResultsProps {
  search: Search
  /** Changes some of what is searched for. */
  onChange: (changed: Partial<Search>) => void
}

/** The goods that fit: order and layout on top, what narrows them, how many there are, and the list without an end. */
export function SearchResults({ search, onChange }: SearchResultsProps) {
  const t = useTexts('goods')
  const layout = useListLayout()
  const pages = useApiPages('catalogue.listProducts', requestOf(search))
  const { records = [], total, isFloor } = pages
  const change = (wanted: Partial<Search>) => {
    onChange(wanted)
    window.scrollTo(0, 0)
  }
  return (
    <div aria-busy={!pages.records && !pages.error}>
      <SortBar
        sort={sortOf(search.sort)}
        layout={layout}
        onSort={(next) => change({ sort: next === 'default' ? undefined : next })}
      />
      <ActiveFilters search={search} shopName={records[0]?.shop.name} onChange={change} />
      <p className={styles.total} role="status">
        {total > 0 && t(isFloor ? 'results.floor' : 'results.total', { count: total })}
      </p>
      <ProductPages
        pages={pages}
        layout={layout}
        label={t('results.label')}
        empty={<NoResults search={search} onChange={change} />}
      />
    </div>
  )
}
