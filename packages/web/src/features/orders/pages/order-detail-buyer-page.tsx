import { AddressSection } from '../parts/address-section.tsx'
import { GoodsCard } from '../parts/goods-card.tsx'
import { InfoCard } from '../parts/info-card.tsx'
import { OrderScreen } from '../parts/order-screen.tsx'
import { ParcelsCard } from '../parts/parcels-card.tsx'
import { PriceCard } from '../parts/price-card.tsx'
import { RefundCard } from '../parts/refund-card.tsx'
import { StateHead } from '../parts/state-head.tsx'
import { TimelineCard } from '../parts/timeline-card.tsx'
import { DeclineNotice, WishCard } from '../parts/wish-card.tsx'

/** One order as its buyer sees it: what comes next, where the goods and the money are, and what he can do. */
export default function OrderDetailBuyerPage() {
  return (
    <OrderScreen
      view="buyer"
      draw={(order) => (
        <>
          <StateHead order={order} view="buyer" />
          <DeclineNotice order={order} />
          <WishCard order={order} />
          <RefundCard order={order} />
          <ParcelsCard order={order} />
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
