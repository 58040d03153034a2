import { AddressSection } from '../parts/detail/address-section.tsx'
import { BuyerCard } from '../parts/detail/buyer-card.tsx'
import { GoodsCard } from '../parts/detail/goods-card.tsx'
import { InfoCard } from '../parts/detail/info-card.tsx'
import { OrderScreen } from '../parts/detail/order-screen.tsx'
import { ParcelsCard } from '../parts/detail/parcels-card.tsx'
import { RefundCard } from '../parts/detail/refund-card.tsx'
import { RemarkCard } from '../parts/detail/remark-card.tsx'
import { SettlementCard } from '../parts/detail/settlement-card.tsx'
import { StateHead } from '../parts/detail/state-head.tsx'
import { TimelineCard } from '../parts/detail/timeline-card.tsx'
import { CancellationRequestCard } from '../parts/detail/cancellation-request-card.tsx'

/** One order for its shop: what to do, for whom, the address, and the settlement. */
export default function OrderDetailSellerPage() {
  return (
    <OrderScreen
      view="seller"
      draw={(order, onAction) => (
        <>
          <StateHead order={order} view="seller" />
          <CancellationRequestCard order={order} />
          <RefundCard order={order} />
          <ParcelsCard order={order} view="seller" />
          <AddressSection order={order} view="seller" />
          <BuyerCard order={order} />
          <GoodsCard order={order} view="seller" />
          <RemarkCard order={order} onEdit={() => onAction('remark')} />
          <SettlementCard order={order} />
          <InfoCard order={order} view="seller" />
          <TimelineCard order={order} />
        </>
      )}
    />
  )
}
