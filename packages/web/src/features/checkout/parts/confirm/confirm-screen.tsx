import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { href } from '@zhujia/contract/screens.ts'
import { isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { NotFoundState } from '#widgets/not-found-state.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { type Order, useOrder } from '#features/checkout/use-order.ts'
import { Breakdown } from './breakdown.tsx'
import { ChangeDialog } from '../change-dialog.tsx'
import { ConfirmSkeleton } from './confirm-skeleton.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import { RefusedGoods } from './refused-goods.tsx'
import { ShopOrder } from './shop-order.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { WrongLink } from './wrong-link.tsx'

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
  if (isMissing(error)) return <NotFoundState />
  return <LoadFailed title={t('failed')} error={error} onRetry={retry} />
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
          isEstimate={order.delivery.address === null}
          remark={remarks.textFor(part)}
          onRemark={(text) => remarks.set(part, text)}
        />
      ))}
      <Breakdown quote={quote} isEstimate={order.delivery.address === null} />
    </>
  )
}

function Content({ order }: { order: Order }) {
  const { wanted, delivery } = order
  const failure = wanted.error ?? delivery.error
  const retry = () => {
    wanted.retry()
    delivery.retry()
  }
  if (wanted.linkFault) return <WrongLink fault={wanted.linkFault} />
  if (wanted.lines?.length === 0) return <NothingTicked />
  // With one SKU from the address, what is missing is that SKU: an address to deliver to would be of no use.
  if (!wanted.isFromCart && isMissing(order.error)) return <WrongLink fault="sku" />
  if (failure) return <Failed error={failure} retry={retry} />
  return (
    <>
      <DeliveryCard address={order.address} change={delivery.change} />
      <Goods order={order} />
    </>
  )
}

/** Whether there is neither a quote nor a refusal yet. */
const isBusy = ({ wanted, delivery, quote, error }: Order): boolean =>
  !quote && !error && !wanted.error && !wanted.linkFault && !delivery.error && wanted.lines?.length !== 0

/** The order before it is placed: address, goods of each shop, price. One tap places it at the price shown. */
export function ConfirmScreen() {
  const order = useOrder()
  const { wanted, quote, error } = order
  const canSubmit = quote && (!error || order.lost) && wanted.lines?.length !== 0
  return (
    <ScreenPage busy={isBusy(order)} bottomBar={canSubmit && <SubmitBar order={order} />}>
      <Content order={order} />
      <ChangeDialog of="order" change={order.change} onAccept={order.acceptChange} />
    </ScreenPage>
  )
}
