import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { href } from '@zhujia/contract/screens.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedState } from '../../../ui/failed-state.tsx'
import { ScreenPage } from '../../../widgets/screen-page.tsx'
import { type Order, useOrder } from '../use-order.ts'
import { Breakdown } from './breakdown.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { ConfirmSkeleton } from './confirm-skeleton.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import { RefusedGoods } from './refused-goods.tsx'
import { ShopOrder } from './shop-order.tsx'
import { SubmitBar } from './submit-bar.tsx'

function NothingTicked() {
  const t = useTexts('checkout')
  return (
    <EmptyState
      art={ShoppingCart}
      title={t('empty.title')}
      hint={t('empty.hint')}
      action={<LinkButton href={href('cart')}>{t('empty.toCart')}</LinkButton>}
    />
  )
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTexts('checkout')
  const core = useTexts('core')
  return <FailedState title={t('failed')} hint={error.message} onRetry={retry} retryText={core('ui.retry')} />
}

function Goods({ order }: { order: Order }) {
  const { quote, refusal, remarks } = order
  if (refusal) return <RefusedGoods refusal={refusal} order={order} />
  if (!quote) return order.error ? <Failed error={order.error} retry={order.requote} /> : <ConfirmSkeleton />
  return (
    <>
      {quote.shops.map((part) => (
        <ShopOrder
          key={part.shop.id}
          part={part}
          remark={remarks.textFor(part.shop.id)}
          onRemark={(text) => remarks.set(part.shop.id, text)}
        />
      ))}
      <Breakdown quote={quote} />
    </>
  )
}

/** The order before it is placed: where to, what from which shop, what it costs. One tap places it, at the price shown. */
export function ConfirmScreen() {
  const order = useOrder()
  const { wanted, delivery, quote, refusal } = order
  const failure = wanted.error ?? delivery.error
  const retry = () => {
    wanted.retry()
    delivery.retry()
  }
  const isEmpty = wanted.lines?.length === 0
  return (
    <ScreenPage busy={!quote && !failure && !isEmpty} bottomBar={quote && !refusal && !isEmpty && <SubmitBar order={order} />}>
      {isEmpty && <NothingTicked />}
      {!isEmpty && failure && <Failed error={failure} retry={retry} />}
      {!isEmpty && !failure && (
        <>
          <DeliveryCard delivery={delivery} />
          <Goods order={order} />
        </>
      )}
      <ChangeDialog change={order.change} onAccept={order.acceptChange} />
    </ScreenPage>
  )
}
