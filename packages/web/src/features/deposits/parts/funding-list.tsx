import { href } from '@zhujia/contract/screens.ts'
import type { FundedDeposit } from '#entities/deposits/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Pages } from '#platform/pages.ts'
import { Tag, type TagTone } from '#ui/display/tag.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cell } from '#ui/list/cell.tsx'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { InfiniteList } from '#ui/list/infinite-list.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import styles from './funding-list.module.css'

const TONES: Readonly<Record<FundedDeposit['state'], TagTone>> = {
  unpaid: 'warning',
  lapsed: 'neutral',
  held: 'success',
  refunding: 'primary',
  refunded: 'neutral',
  applied: 'neutral',
  forfeited: 'neutral',
}

/** One funding; whoever may pay it opens its payment. */
function Funding({ funding, isOwner }: { funding: FundedDeposit; isOwner: boolean }) {
  const t = useTexts('deposits')
  const { money, dateTime } = useFormats()
  const { paymentId, number, state, amountFen, createdAt, paidAt, refundStep, lateMoney } = funding
  return (
    <Cell
      title={money(amountFen)}
      note={
        <span className={styles.notes}>
          <span>{dateTime(paidAt ?? createdAt)}</span>
          <span>{t('records.number', { number })}</span>
          {state === 'refunding' && refundStep !== null && <span>{t(`refund.${refundStep}`)}</span>}
          {lateMoney.map((late, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may be equal, since the same amount can come twice
            <span key={place}>{t(`late.${late.step}`, { money: money(late.amountFen) })}</span>
          ))}
        </span>
      }
      value={<Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>}
      href={isOwner ? href('depositPayment', { paymentId }) : undefined}
    />
  )
}

interface FundingListProps {
  pages: Pages<FundedDeposit>
  isOwner: boolean
}

/** What was paid and what became of it, the newest first; absent while there is nothing. */
export function FundingList({ pages, isOwner }: FundingListProps) {
  const t = useTexts('deposits')
  const { records, error, isFetching, list, refresh } = pages
  if (!records) {
    if (!error) return <Skeleton kind="list" count={2} />
    return <LoadFailed title={t('records.failed')} error={error} onRetry={() => void refresh()} retrying={isFetching} />
  }
  if (records.length === 0) return null
  return (
    <InfiniteList {...list} quiet>
      <CellGroup title={t('records.title')}>
        {records.map((funding) => (
          <Funding key={funding.id} funding={funding} isOwner={isOwner} />
        ))}
      </CellGroup>
    </InfiniteList>
  )
}
