import { href } from '@zhujia/contract/screens.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import ClockAlert from 'lucide-react/icons/clock-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import type { Payment } from '#entities/payments/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useLive } from '#platform/live.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { useOldResult } from '#features/checkout/use-old-result.ts'
import { Result, ResultArt } from '../result/result.tsx'
import styles from '../result/result.module.css'
import { DepositFacts } from './deposit-facts.tsx'

interface EndProps {
  payment: Payment
  deposit: NonNullable<Payment['deposit']>
}

const shopHref = ({ shop }: EndProps['deposit']): string => href('shopDeposit', { shopId: shop.id })

/** The states of a deposit whose payment has succeeded. */
const stateOf = ({ state }: EndProps['deposit']): 'held' | 'refunding' | 'refunded' =>
  state === 'refunding' || state === 'refunded' ? state : 'held'

/** Paid: the receipt, what comes next, and how it comes back; or that it is on its way back or has arrived. */
export function DepositPaid({ payment, deposit, reread }: EndProps & { reread: () => void }) {
  const t = useTexts('deposits')
  useOldResult(payment.id)
  const state = stateOf(deposit)
  useLive(state === 'refunding', reread)
  const isHeld = state === 'held'
  return (
    <Result
      title={t('result.title')}
      art={<ResultArt of={isHeld ? CircleCheck : Undo2} tone={isHeld ? 'success' : 'neutral'} />}
      words={t(`result.${state}`)}
      fen={deposit.amountFen}
      hint={t(`result.${state}Hint`)}
      below={<DepositFacts deposit={deposit} />}
    >
      {isHeld && (
        <LinkButton kind="secondary" href={shopHref(deposit)}>
          {t('result.toRefund')}
        </LinkButton>
      )}
      {isHeld ? (
        <LinkButton href={href('search', { shopId: deposit.shop.id })}>{t('result.toShop')}</LinkButton>
      ) : (
        <LinkButton href={shopHref(deposit)}>{t('result.toDeposit')}</LinkButton>
      )}
    </Result>
  )
}

/** Nothing can be paid here any more; what becomes of money that arrives later. */
export function DepositClosed({ payment, deposit }: EndProps) {
  const t = useTexts('deposits')
  const { money } = useFormats()
  const late = payment.lateMoney.map(({ amountFen, step }) => t(`late.${step}`, { money: money(amountFen) }))
  const lines = [t('result.lapsedHint'), ...(late.length > 0 ? late : [t('result.notPaid')])]
  return (
    <Result
      title={t('result.title')}
      art={<ResultArt of={ClockAlert} tone="neutral" />}
      words={t('result.lapsed')}
      hint={lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be equal, since the same amount can come twice
        <span key={place} className={styles.line}>
          {line}
        </span>
      ))}
      below={<DepositFacts deposit={deposit} />}
    >
      <LinkButton href={shopHref(deposit)}>{t('result.toDeposit')}</LinkButton>
    </Result>
  )
}
