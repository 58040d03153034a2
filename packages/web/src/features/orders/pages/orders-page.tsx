import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ORDER_TABS, type OrderTab } from '@zhujia/contract/orders/states.ts'
import { useId, useState } from 'react'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { type TabItem, TabPanel, Tabs } from '#ui/tabs.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { OrdersHead } from '../parts/orders-head.tsx'
import { OrdersList } from '../parts/orders-list.tsx'
import { StepSheets } from '../parts/step-sheets.tsx'
import type { Asked } from '../parts/step.ts'
import { useListScroll } from '../parts/use-list-scroll.ts'
import { useOrdersPlace } from '../parts/use-orders-place.ts'
import { countsQuery, type OrderView, refreshOrders } from '../queries.ts'
import styles from './orders-page.module.css'

/** The tabs with how many orders each holds. While searching they say nothing: the counts are of all orders. */
function useTabs(view: OrderView, isSearching: boolean) {
  const t = useTexts('orders')
  const { data: counts, refetch } = useQuery(countsQuery(view))
  const { number } = useFormats()
  const items = ORDER_TABS.map((key): TabItem<OrderTab> => {
    const count = isSearching ? 0 : (counts?.[key] ?? 0)
    return { key, label: t(`tabs.${key}`), note: count > 0 ? number(count) : undefined }
  })
  return { items, refetch }
}

/** Orders by state: what one bought, and for merchants what they sold. View, tab and search are in the address. */
export default function OrdersPage() {
  const t = useTexts('orders')
  const place = useOrdersPlace()
  const { view, tab, q, go } = place
  const { items, refetch } = useTabs(view, q !== '')
  const [asked, setAsked] = useState<Asked>()
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
        />
      </div>
      <TabPanel id={panel} label={t(`tabs.${tab}`)}>
        <OrdersList key={`${view} ${tab} ${q}`} place={place} onAsk={setAsked} onRefresh={refetch} />
      </TabPanel>
      <StepSheets view={view} asked={asked} onClose={() => setAsked(undefined)} />
    </ScreenPage>
  )
}
