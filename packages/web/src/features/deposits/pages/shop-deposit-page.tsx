import { href } from '@zhujia/contract/screens.ts'
import Store from 'lucide-react/icons/store'
import { useShopDepositPages } from '#entities/deposits/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { usePageQuery } from '#platform/navigation.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cell } from '#ui/list/cell.tsx'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { InfiniteList } from '#ui/list/infinite-list.tsx'
import { GOODS_LANG } from '#widgets/goods-lang.ts'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { DepositDetail } from '../parts/deposit-detail.tsx'
import { DepositStatus } from '../parts/deposit-status.tsx'

/** The shops to choose from; with one there is nothing to choose. */
function Shops() {
  const t = useTexts('deposits')
  const { records, total, error, isFetching, list, refresh } = useShopDepositPages()
  useShownAgain(() => void refresh())
  const [only] = records ?? []
  if (only && total === 1) return <DepositDetail shopId={only.shop.id} />
  return (
    <ScreenPage busy={!records && !error}>
      {records ? (
        records.length === 0 ? (
          <EmptyState art={Store} title={t('shops.empty')} hint={t('shops.emptyHint')} />
        ) : (
          <InfiniteList {...list}>
            <CellGroup title={t('shops.title')}>
              {records.map((deposit) => (
                <Cell
                  key={deposit.shop.id}
                  icon={Store}
                  title={<span lang={GOODS_LANG}>{deposit.shop.name}</span>}
                  value={<DepositStatus deposit={deposit} />}
                  href={href('shopDeposit', { shopId: deposit.shop.id })}
                />
              ))}
            </CellGroup>
          </InfiniteList>
        )
      ) : error ? (
        <LoadFailed title={t('failed')} error={error} onRetry={() => void refresh()} retrying={isFetching} />
      ) : (
        <Skeleton kind="list" count={3} />
      )}
    </ScreenPage>
  )
}

/** The security deposit of one's shop: what is required and held, to pay it and to ask for it back. */
export default function ShopDepositPage() {
  const { shopId } = usePageQuery('shopDeposit')
  return shopId === undefined ? <Shops /> : <DepositDetail shopId={shopId} />
}
