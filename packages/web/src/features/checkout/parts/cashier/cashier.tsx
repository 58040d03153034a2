import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, useState } from 'react'
import type { Payment } from '#entities/payments/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Countdown } from '#ui/display/countdown.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { DemoNotice } from '#widgets/demo-notice.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { usePay } from '#features/checkout/use-pay.ts'
import { useChangeWords } from '../price-change.tsx'
import styles from './cashier.module.css'
import { ChangeDialog } from '../change-dialog.tsx'
import { LeaveQuestion, useLeaving } from './leave-question.tsx'
import { Methods } from './methods.tsx'
import { PaidFor } from './paid-for.tsx'

export interface CashierProps {
  /** They have been at the provider's cashier and left it without paying. */
  hasLeft: boolean
  payment: Payment
  serverNow: () => number
  /** The payment has changed and must be fetched again. */
  onChanged: () => void
}

function Amount({ payment, serverNow }: Pick<CashierProps, 'payment' | 'serverNow'>) {
  const t = useTexts('checkout')
  return (
    <div className={styles.amount}>
      <p className={styles.label}>{t('pay.amount')}</p>
      <PriceText fen={payment.amountFen} size="hero" />
      <p className={styles.left}>
        {t('pay.timeLeft')} <Countdown until={Date.parse(payment.expiresAt)} now={serverNow} />
      </p>
      <p className={styles.hint}>{t('pay.expires')}</p>
    </div>
  )
}

interface Said {
  /** What became of the last attempt, if it did not pay. */
  before: string[]
  /** Of money that came too late on earlier ones, a sentence each. */
  late: string[]
}

function useSaid({ payment, hasLeft }: Pick<CashierProps, 'payment' | 'hasLeft'>): Said {
  const t = useTexts('checkout')
  const { money } = useFormats()
  const { hasFailedAttempt, supersededFen, amountFen, lateMoney } = payment
  const late = lateMoney.map((came) => t(`pay.late.${came.step}`, { money: money(came.amountFen) }))
  if (hasFailedAttempt) return { before: [t('pay.failedBefore')], late }
  if (supersededFen === null) return { before: hasLeft ? [t('pay.leftBefore')] : [], late }
  const closed =
    supersededFen === amountFen
      ? t('pay.closedBefore')
      : t('pay.changedBefore', { old: money(supersededFen), new: money(amountFen) })
  return { before: late.length > 0 ? [closed] : [closed, t('result.notPaid')], late }
}

/** The cashier: the amount, the deadline and the payment methods. */
export function Cashier({ payment, serverNow, hasLeft, onChanged }: CashierProps) {
  const t = useTexts('checkout')
  const { money } = useFormats()
  const [provider, setProvider] = useState(payment.methods[0]?.provider)
  const { pay, isPending, problem, change, answer } = usePay(payment, onChanged)
  const changeWords = useChangeWords()
  const leaving = useLeaving()
  const id = useId()
  const { before, late } = useSaid({ payment, hasLeft })
  const words = [...(problem === undefined ? before : [problem]), ...late]
  return (
    <ScreenPage
      title={t('pay.title')}
      onBack={leaving.confirm}
      bottomBar={
        provider !== undefined && (
          <BottomBar>
            <Button
              block
              size="large"
              loading={isPending}
              aria-describedby={words.length > 0 ? id : undefined}
              onClick={() => pay(provider)}
            >
              {t(payment.hasFailedAttempt ? 'pay.again' : 'pay.submit', { money: money(payment.amountFen) })}
            </Button>
          </BottomBar>
        )
      }
    >
      <Amount payment={payment} serverNow={serverNow} />
      {words.length > 0 && (
        <div id={id} role="alert" className={styles.problem}>
          <Icon of={CircleAlert} size={18} />
          <div>
            {words.map((sentence, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may be equal, since the same amount can come twice
              <p key={place}>{sentence}</p>
            ))}
          </div>
        </div>
      )}
      <Card title={t('pay.method')}>
        <Methods methods={payment.methods} value={provider} onChange={setProvider} />
      </Card>
      <PaidFor orders={payment.orders} onChanged={onChanged} />
      <DemoNotice />
      <LeaveQuestion payment={payment} from="cashier" open={leaving.isConfirming} onStay={leaving.stay} />
      <ChangeDialog
        of="payment"
        change={change}
        details={payment.orders.filter(({ state }) => state === 'unpaid').flatMap(changeWords)}
        onAccept={() => answer('yes')}
        onDecline={() => answer('no')}
      />
    </ScreenPage>
  )
}
