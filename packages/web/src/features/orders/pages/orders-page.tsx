import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type OrderTab, TABS_OF } from '@zhujia/contract/orders/states.ts'
import { useId, useState } from 'react'
import { orderCountsQuery, type OrderView, refreshOrders } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { type TabItem, TabPanel, Tabs } from '#ui/layout/tabs.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { OrdersHead } from '../parts/list/orders-head.tsx'
import { OrdersList } from '../parts/list/orders-list.tsx'
import { StepSheets } from '../parts/steps/step-sheets.tsx'
import type { ActionRequest } from '../parts/steps/step.ts'
import { useListScroll } from '../parts/list/use-list-scroll.ts'
import { useOrdersPlace } from '../parts/list/use-orders-place.ts'
import styles from './orders-page.module.css'

/** The tabs with how many orders each holds. During a search there are no counts, because they are those of all orders. */
function useTabs(view: OrderView, isSearching: boolean) {
  const t = useTexts('orders')
  const { data: counts, isLoading, refetch } = useQuery(orderCountsQuery(view))
  const { number } = useFormats()
  const items = TABS_OF[view].map((key): TabItem<OrderTab> => {
    // Who may not answer requests sees them, but is not asked for an answer.
    const count = isSearching ? 0 : (counts?.[key === 'toAnswer' ? 'answerable' : key] ?? 0)
    return { key, label: t(`tabs.${key}`), note: count > 0 ? number(count) : undefined }
  })
  return { items, isLoading: isLoading && !isSearching, refetch }
}

/** Orders by state: the person's purchases, and for merchants their sales. View, tab and search are in the address. */
export default function OrdersPage() {
  const t = useTexts('orders')
  const place = useOrdersPlace()
  const { view, tab, q, go } = place
  const { items, isLoading, refetch } = useTabs(view, q !== '')
  const [request, setRequest] = useState<ActionRequest>()
  const panel = useId()
  const client = useQueryClient()
  useShownAgain(() => void refreshOrders(client))
  useListScroll(`${view} ${tab} ${q}`)
  return (
    <ScreenPage title={view === 'seller' ? t('views.seller') : undefined}>
      <OrdersHead place={place} />
      <div className={styles.tabs}>
        <Tabs
          label={t('tabs.label')}
          items={items}
          value={tab}
          onChange={(next) => go({ tab: next })}
          panelId={panel}
          busy={isLoading}
        />
      </div>
      <TabPanel id={panel} label={t(`tabs.${tab}`)}>
        <OrdersList key={`${view} ${tab} ${q}`} place={place} onAction={setRequest} onRefresh={refetch} />
      </TabPanel>
      <StepSheets view={view} request={request} onClose={() => setRequest(undefined)} />
    </ScreenPage>
  )
}
