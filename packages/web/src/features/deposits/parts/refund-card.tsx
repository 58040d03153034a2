import { useQueryClient } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import { useState } from 'react'
import { type ShopDepositDetail, useRefundShopDeposit } from '#entities/deposits/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import styles from './refund-card.module.css'

/** Asks all of the deposit back, or says why that has to wait; absent while nothing is held. */
export function RefundCard({ deposit }: { deposit: ShopDepositDetail }) {
  const t = useTexts('deposits')
  const { money } = useFormats()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useRefundShopDeposit()
  const [isAsking, setAsking] = useState(false)
  const { shop, heldFen, openOrders } = deposit
  if (heldFen === 0) return null
  const refund = async () => {
    const isDone = await runAction(() => mutateAsync({ params: { id: shop.id }, body: { heldFen } }))
    if (isDone) showToast(t('back.done'))
    setAsking(false)
    // After a refusal it is not what was shown: an order has come, or it is on its way already.
    await refreshAfter(client, 'deposits.refundShopDeposit')
  }
  return (
    <Card title={t('back.title')}>
      <div className={styles.card}>
        {openOrders > 0 ? (
          <>
            <p>{t('back.wait', { count: openOrders })}</p>
            <LinkButton kind="secondary" href={href('orders', { view: 'seller' })}>
              {t('back.toOrders')}
            </LinkButton>
          </>
        ) : (
          <>
            <p>{t('back.hint')}</p>
            <Button kind="secondary" onClick={() => setAsking(true)}>
              {t('back.ask')}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('back.confirm.title', { money: money(heldFen) })}
        body={t('back.confirm.body')}
        confirmText={t('back.ask')}
        cancelText={t('back.confirm.keep')}
        loading={isPending}
        danger
        onConfirm={() => void refund()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  )
}
