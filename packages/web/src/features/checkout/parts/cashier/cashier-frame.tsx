import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId, useState } from 'react'
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
import styles from './cashier.module.css'
import { ChangeDialog } from '../change-dialog.tsx'
import { type Leaving, useLeaving } from './leave-question.tsx'
import { Methods } from './methods.tsx'

export interface CashierProps {
  /** They have been at the provider's cashier and left it without paying. */
  hasLeft: boolean
  payment: Payment
  serverNow: () => number
  /** The payment has changed and must be fetched again. */
  onChanged: () => void
}

export interface CashierFrameProps extends CashierProps {
  of: {
    /** The address of this page: where the provider's cashier leads back to. */
    here: string
    /** What happens when nobody pays in time. */
    expires: string
    /** What has changed about the amount, a sentence each. */
    changes: readonly string[]
  }
  /** What it is for. */
  children: ReactNode
  /** The question before somebody leaves. */
  below: (leaving: Leaving) => ReactNode
}

function Amount({ payment, serverNow, expires }: Pick<CashierProps, 'payment' | 'serverNow'> & { expires: string }) {
  const t = useTexts('checkout')
  const { money } = useFormats()
  const [firstFen] = useState(payment.amountFen)
  return (
    <div className={styles.amount}>
      <p className={styles.label}>{t('pay.amount')}</p>
      <PriceText fen={payment.amountFen} size="hero" />
      <p role="status" className={styles.left}>
        {payment.amountFen !== firstFen && t('pay.amountWas', { money: money(firstFen) })}
      </p>
      <p className={styles.left}>
        {t('pay.timeLeft')} <Countdown until={Date.parse(payment.expiresAt)} now={serverNow} />
      </p>
      <p className={styles.hint}>{expires}</p>
    </div>
  )
}

interface Said {
  /** What became of the last attempt, if it did not pay. */
  before?: string | undefined
  /** What becomes of money: of that attempt, or of earlier ones that it reached too late, a sentence each. */
  notes: string[]
}

function useSaid({ payment, hasLeft }: Pick<CashierProps, 'payment' | 'hasLeft'>): Said {
  const t = useTexts('checkout')
  const { money } = useFormats()
  const { hasFailedAttempt, supersededFen, amountFen, lateMoney, methods } = payment
  const late = lateMoney.map((came) => t(`pay.late.${came.step}`, { money: money(came.amountFen) }))
  if (hasFailedAttempt) return { before: t('pay.failedBefore'), notes: late }
  if (supersededFen === null) {
    const left = methods.length > 1 ? 'pay.leftBeforeOther' : 'pay.leftBefore'
    return { before: hasLeft ? t(left) : undefined, notes: late }
  }
  const closed =
    supersededFen === amountFen
      ? t('pay.closedBefore')
      : t('pay.changedBefore', { old: money(supersededFen), new: money(amountFen) })
  return { before: closed, notes: late.length > 0 ? late : [t('result.notPaid')] }
}

interface HappenedProps {
  id: string
  problem: string | undefined
  notes: readonly string[]
}

/** What happened before somebody pays: what went wrong stands out, what follows from it for their money is a plain note. */
function Happened({ id, problem, notes }: HappenedProps) {
  if (problem === undefined && notes.length === 0) return null
  return (
    <div id={id} role="alert" className={styles.happened}>
      {problem !== undefined && (
        <p className={styles.problem}>
          <Icon of={CircleAlert} size={18} />
          <span>{problem}</span>
        </p>
      )}
      {notes.map((sentence, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be equal, since the same amount can come twice
        <p key={place} className={styles.note}>
          {sentence}
        </p>
      ))}
    </div>
  )
}

/** The cashier of any payment: the amount, the deadline and the payment methods, and what it is for. */
export function CashierFrame({ payment, serverNow, hasLeft, onChanged, of, children, below }: CashierFrameProps) {
  const t = useTexts('checkout')
  const { money } = useFormats()
  const [provider, setProvider] = useState(payment.methods[0]?.provider)
  const { pay, isPending, problem, change, answer } = usePay(payment, { here: of.here, onChanged })
  const leaving = useLeaving()
  const id = useId()
  const { before, notes: ofMoney } = useSaid({ payment, hasLeft })
  const wrong = problem ?? before
  // What became of the attempt before is of no interest beside what is wrong now; what becomes of earlier money is.
  const notes = problem === undefined || payment.lateMoney.length > 0 ? ofMoney : []
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
              aria-describedby={wrong !== undefined || notes.length > 0 ? id : undefined}
              onClick={() => pay(provider)}
            >
              {t(payment.hasFailedAttempt ? 'pay.again' : 'pay.submit', { money: money(payment.amountFen) })}
            </Button>
          </BottomBar>
        )
      }
    >
      <Amount payment={payment} serverNow={serverNow} expires={of.expires} />
      <Happened id={id} problem={wrong} notes={notes} />
      <Card title={t('pay.method')}>
        <Methods methods={payment.methods} value={provider} onChange={setProvider} />
      </Card>
      {children}
      <DemoNotice />
      {below(leaving)}
      <ChangeDialog
        of="payment"
        change={change}
        details={of.changes}
        onAccept={() => answer('yes')}
        onDecline={() => answer('no')}
      />
    </ScreenPage>
  )
}
