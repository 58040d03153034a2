import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shopQuery, useProductPages } from '#entities/catalogue/queries.ts'
import { isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AddSheet } from '#widgets/add-sheet.tsx'
import { NotFoundState } from '#widgets/not-found-state.tsx'
import { ProductPages } from '#widgets/product-pages.tsx'
import { useListLayout } from '#features/catalogue/list-layout.ts'
import { countFilters, requestOf, type Search, sortOf } from '#features/catalogue/search-query.ts'
import { useQuickAdd } from '#features/catalogue/use-quick-add.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { NoResults } from './no-results.tsx'
import { ReadingNote } from './reading-note.tsx'
import styles from './search-results.module.css'
import { ShopHead } from './shop-head.tsx'
import { SortBar } from './sort-bar.tsx'

interface SearchResultsProps {
  search: Search
  onSearch: (words: string) => void
  /** Changes parts of the search. */
  onChange: (changed: Partial<Search>) => void
}

function Total({ count, isFloor }: { count: number; isFloor: boolean }) {
  const t = useTexts('goods')
  return (
    <p className={styles.total} role="status">
      {count > 0 && t(isFloor ? 'results.floor' : 'results.total', { count })}
    </p>
  )
}

/** Whether the search names a shop that does not exist. */
function useShopMissing(shopId: string | undefined): boolean {
  const { error } = useQuery({ ...shopQuery(shopId ?? ''), enabled: shopId !== undefined })
  return isMissing(error)
}

/** The results: order, filters and layout on top, how the words were read, the total, and the endless list. */
export function SearchResults({ search, onSearch, onChange }: SearchResultsProps) {
  const t = useTexts('goods')
  const layout = useListLayout()
  const [isFiltering, setFiltering] = useState(false)
  const quickAdd = useQuickAdd()
  const pages = useProductPages(requestOf(search))
  const { first, records = [], total, isFloor } = pages
  const reading = first?.reading
  const isShopMissing = useShopMissing(search.shopId)
  const change = (wanted: Partial<Search>) => {
    onChange(wanted)
    window.scrollTo(0, 0)
  }
  if (isShopMissing) return <NotFoundState />
  return (
    <div aria-busy={!pages.records && !pages.error}>
      {search.shopId !== undefined && <ShopHead shopId={search.shopId} />}
      <SortBar
        sort={sortOf(search.sort)}
        layout={layout}
        filters={countFilters(search)}
        onFilter={() => setFiltering(true)}
        onSort={(next) => change({ sort: next === 'default' ? undefined : next })}
      />
      <ActiveFilters search={search} shopName={records[0]?.shop.name} onChange={change} />
      <ReadingNote
        reading={reading}
        words={search.q ?? ''}
        found={total > 0}
        onLiteral={() => change({ literal: '1' })}
      />
      <Total count={total} isFloor={isFloor} />
      <ProductPages
        pages={pages}
        layout={layout}
        label={t('results.label')}
        marked={reading?.marked}
        adding={quickAdd.list}
        empty={<NoResults search={search} reading={reading} onSearch={onSearch} onChange={change} />}
      />
      <FilterSheet open={isFiltering} search={search} onClose={() => setFiltering(false)} onApply={change} />
      <AddSheet {...quickAdd.sheet} />
    </div>
  )
}
