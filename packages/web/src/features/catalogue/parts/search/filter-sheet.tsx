import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { facetsQuery } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Cell } from '#ui/list/cell.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Switch } from '#ui/form/switch.tsx'
import {
  facetsOf,
  type Filters,
  NO_FILTERS,
  requestOf,
  type Search,
  toggleFacet,
} from '#features/catalogue/search-query.ts'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { FilterGroup } from './filter-group.tsx'
import styles from './filter-sheet.module.css'
import { PriceFilter } from './price-filter.tsx'

interface FilterSheetProps {
  open: boolean
  search: Search
  onClose: () => void
  onApply: (filters: Filters) => void
}

/** The filters of the search, each value with its count; the button has the number of products that remain. */
export function FilterSheet({ open, search, onClose, onApply }: FilterSheetProps) {
  return open ? <OpenSheet search={search} onClose={onClose} onApply={onApply} /> : null
}

function OpenSheet({ search, onClose, onApply }: Omit<FilterSheetProps, 'open'>) {
  const t = useTexts('goods')
  const { facets, min, max, stock } = search
  const [draft, setDraft] = useState<Filters>({ facets, min, max, stock })
  // The previous counts stay until the new ones are loaded.
  const { data, error, isFetching, refetch } = useQuery({
    ...facetsQuery(requestOf({ ...search, ...draft })),
    placeholderData: keepPreviousData,
  })
  const change = (changed: Filters) => setDraft({ ...draft, ...changed })
  const apply = () => {
    onApply(draft)
    onClose()
  }
  const chosen = new Set(facetsOf(draft.facets))
  const footer = (
    <div className={styles.foot}>
      <Button kind="secondary" size="large" onClick={() => setDraft(NO_FILTERS)}>
        {t('filter.reset')}
      </Button>
      <Button size="large" block loading={isFetching && !data} onClick={apply}>
        {data ? t(data.more ? 'filter.applyFloor' : 'filter.apply', { count: data.total }) : t('filter.confirm')}
      </Button>
    </div>
  )
  return (
    <Sheet open onClose={onClose} title={t('filter.title')} footer={footer} tall>
      {error && (
        <LoadFailed title={t('filter.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton kind="list" count={4} />}
      {data?.facets && (
        <div className={styles.groups} aria-busy={isFetching}>
          <Cell
            title={t('filter.inStock')}
            value={
              <Switch
                label={t('filter.inStock')}
                checked={draft.stock === '1'}
                onChange={(on) => change({ stock: on ? '1' : undefined })}
              />
            }
          />
          <PriceFilter min={draft.min} max={draft.max} ranges={data.facets.prices} onChange={change} />
          {data.facets.groups.map((group) => (
            <FilterGroup
              key={group.key}
              group={group}
              chosen={chosen}
              isFloor={data.facets?.more === true}
              onToggle={(value) => change({ facets: toggleFacet(draft.facets, value) })}
            />
          ))}
        </div>
      )}
    </Sheet>
  )
}
