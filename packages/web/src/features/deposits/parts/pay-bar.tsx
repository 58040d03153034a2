import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type ShopDepositDetail, usePayShopDeposit } from '#entities/deposits/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { now } from '#platform/clock.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { runAction } from '#platform/run-action.ts'
import { Button } from '#ui/action/button.tsx'
import { Countdown } from '#ui/display/countdown.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import styles from './pay-bar.module.css'

interface PayBarProps {
  deposit: ShopDepositDetail
  /** It may be another amount by now, or other terms. */
  onChanged: () => void
}

/** Opens the payment of what is missing, or leads to the one that is open; absent when nothing is to be paid. */
export function PayBar({ deposit, onChanged }: PayBarProps) {
  const t = useTexts('deposits')
  const { money } = useFormats()
  const client = useQueryClient()
  const { navigateTo } = useNavigation()
  const { mutateAsync, isPending } = usePayShopDeposit()
  const { shop, unpaid, missingFen, heldFen, terms } = deposit
  const skewMs = Date.parse(deposit.now) - now()
  const serverNow = useCallback(() => now() + skewMs, [skewMs])
  if (unpaid)
    return (
      <BottomBar>
        <div className={styles.pay}>
          <p className={styles.note}>
            {t('pay.left')} <Countdown until={Date.parse(unpaid.expiresAt)} now={serverNow} />
          </p>
          <Button block size="large" onClick={() => navigateTo('depositPayment', { paymentId: unpaid.paymentId })}>
            {t('pay.goOn', { money: money(unpaid.amountFen) })}
          </Button>
        </div>
      </BottomBar>
    )
  if (missingFen === 0) return null
  const pay = () =>
    runAction(
      async () => {
        const body = { amountFen: missingFen, termsVersion: terms.version }
        const { paymentId } = await mutateAsync({ params: { id: shop.id }, body })
        navigateTo('depositPayment', { paymentId })
        await refreshAfter(client, 'deposits.payShopDeposit')
      },
      () => onChanged(),
    )
  return (
    <BottomBar>
      <div className={styles.pay}>
        <p className={styles.note}>{t('pay.agree', { version: terms.version })}</p>
        <Button block size="large" loading={isPending} onClick={() => void pay()}>
          {t(heldFen > 0 ? 'pay.rest' : 'pay.all', { money: money(missingFen) })}
        </Button>
      </div>
    </BottomBar>
  )
}
