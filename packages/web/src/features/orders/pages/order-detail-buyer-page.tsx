import { AddressSection } from '../parts/detail/address-section.tsx'
import { GoodsCard } from '../parts/detail/goods-card.tsx'
import { InfoCard } from '../parts/detail/info-card.tsx'
import { OrderScreen } from '../parts/detail/order-screen.tsx'
import { ParcelsCard } from '../parts/detail/parcels-card.tsx'
import { PriceCard } from '../parts/detail/price-card.tsx'
import { LateMoneyCard, RefundCard } from '../parts/detail/refund-card.tsx'
import { StateHead } from '../parts/detail/state-head.tsx'
import { TimelineCard } from '../parts/detail/timeline-card.tsx'
import { DeclineNotice, CancellationRequestCard } from '../parts/detail/cancellation-request-card.tsx'

/** One order for its buyer: the next step, where the goods and the money are, and the actions. */
export default function OrderDetailBuyerPage() {
  return (
    <OrderScreen
      view="buyer"
      draw={(order) => (
        <>
          <StateHead order={order} view="buyer" />
          <DeclineNotice order={order} />
          <CancellationRequestCard order={order} />
          <RefundCard order={order} />
          <LateMoneyCard order={order} />
          <ParcelsCard order={order} view="buyer" />
          <AddressSection order={order} view="buyer" />
          <GoodsCard order={order} view="buyer" />
          <PriceCard order={order} />
          <InfoCard order={order} view="buyer" />
          <TimelineCard order={order} />
        </>
      )}
    />
  )
}
