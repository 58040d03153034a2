import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import Store from 'lucide-react/icons/store'
import { type ShopDepositDetail, shopDepositQuery, useFundedPages } from '#entities/deposits/queries.ts'
import { isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useLive } from '#platform/live.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DemoNotice } from '#widgets/demo-notice.tsx'
import { DepositTerms } from '#widgets/deposit-terms.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { DepositHead } from './deposit-head.tsx'
import { FundingList } from './funding-list.tsx'
import { PayBar } from './pay-bar.tsx'
import { RefundCard } from './refund-card.tsx'

function Shown({ deposit, reread }: { deposit: ShopDepositDetail; reread: () => void }) {
  const t = useTexts('deposits')
  const fundings = useFundedPages(deposit.shop.id)
  const readAll = () => {
    reread()
    void fundings.reread()
  }
  // The channel's answers come without anything being done here.
  useLive(true, readAll)
  return (
    <ScreenPage bottomBar={deposit.isOwner && <PayBar deposit={deposit} onChanged={readAll} />}>
      <DepositHead deposit={deposit} />
      {deposit.isOwner ? (
        <RefundCard deposit={deposit} />
      ) : (
        <Card>
          <p>{t('ownerOnly')}</p>
        </Card>
      )}
      <DepositTerms terms={deposit.terms} title={t('terms.today', { version: deposit.terms.version })} />
      <FundingList pages={fundings} isOwner={deposit.isOwner} />
      <DemoNotice />
    </ScreenPage>
  )
}

/** One shop's deposit in its four states. */
export function DepositDetail({ shopId }: { shopId: string }) {
  const t = useTexts('deposits')
  const { data, error, isFetching, refetch } = useQuery(shopDepositQuery(shopId))
  if (data) return <Shown deposit={data} reread={() => void refetch({ cancelRefetch: false })} />
  return (
    <ScreenPage busy={!error}>
      {!error ? (
        <Skeleton kind="list" count={4} />
      ) : isMissing(error) ? (
        <EmptyState
          art={Store}
          title={t('missing.title')}
          hint={t('missing.hint')}
          action={<LinkButton href={href('shopDeposit')}>{t('missing.toShops')}</LinkButton>}
        />
      ) : (
        <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </ScreenPage>
  )
}
