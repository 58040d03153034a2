import LayoutGrid from 'lucide-react/icons/layout-grid'
import LayoutList from 'lucide-react/icons/layout-list'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterBar, type FilterItem } from '#ui/list/filter-bar.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { type ListLayout, setListLayout } from '#features/catalogue/list-layout.ts'
import { nextPriceSort, type Sort } from '#features/catalogue/search-query.ts'
import styles from './search-results.module.css'

interface SortBarProps {
  sort: Sort
  layout: ListLayout
  /** How many filters are set. */
  filters: number
  onFilter: () => void
  onSort: (sort: Sort) => void
}

/** The order and the layout of the results; it stays visible while the list scrolls. */
export function SortBar({ sort, layout, filters, onFilter, onSort }: SortBarProps) {
  const t = useTexts('goods')
  const plain = (key: 'default' | 'sales' | 'newest'): FilterItem => ({
    key,
    label: t(`sort.${key}`),
    active: sort === key,
    onPress: () => onSort(key),
  })
  const price: FilterItem = {
    key: 'price',
    label: t('sort.price'),
    kind: 'order',
    active: sort === 'priceAsc' || sort === 'priceDesc',
    direction: sort === 'priceDesc' ? 'down' : 'up',
    onPress: () => onSort(nextPriceSort(sort)),
  }
  const filter: FilterItem = {
    key: 'filter',
    label: t('sort.filter'),
    kind: 'filter',
    active: filters > 0,
    count: filters,
    onPress: onFilter,
  }
  const isGrid = layout === 'grid'
  return (
    <div className={styles.sticky}>
      <FilterBar
        label={t('sort.label')}
        items={[plain('default'), plain('sales'), price, plain('newest'), filter]}
        after={
          <IconButton
            label={t(isGrid ? 'layout.toRows' : 'layout.toGrid')}
            icon={isGrid ? LayoutList : LayoutGrid}
            iconSize={20}
            onClick={() => setListLayout(isGrid ? 'row' : 'grid')}
          />
        }
      />
    </div>
  )
}
