import { SEARCH_TEXT_MAX } from '@zhujia/contract/core/limits.ts'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SearchField } from '#ui/form/search-field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import type { OrdersPlaceControl } from './use-orders-place.ts'
import styles from './orders-head.module.css'

function Search({ q, view, go }: Pick<OrdersPlaceControl, 'q' | 'view' | 'go'>) {
  const t = useTexts('orders')
  const [draft, setDraft] = useState(q)
  const change = (text: string) => {
    setDraft(text)
    // Clearing the field ends the search at once, because nobody submits an empty field.
    if (text === '' && q !== '') go({ q: '' })
  }
  return (
    <SearchField
      label={t('list.searchLabel')}
      placeholder={t(view === 'seller' ? 'list.searchBuyer' : 'list.search')}
      value={draft}
      onChange={change}
      onSubmit={(text) => go({ q: text })}
      maxLength={SEARCH_TEXT_MAX}
    />
  )
}

/** Above the tabs of the orders: the choice between purchases and sales, for those who also sell, and the search. */
export function OrdersHead({ place }: { place: OrdersPlaceControl }) {
  const t = useTexts('orders')
  const { view, q, hasViews, go } = place
  return (
    <div className={styles.head}>
      {hasViews && (
        <Segmented
          label={t('views.label')}
          items={[
            { key: 'seller', label: t('views.seller') },
            { key: 'buyer', label: t('views.buyer') },
          ]}
          value={view}
          onChange={(next) => go({ view: next, q: '' })}
        />
      )}
      <Search key={`${view} ${q}`} q={q} view={view} go={go} />
    </div>
  )
}
