import { AddressSection } from '../parts/address-section.tsx'
import { BuyerCard } from '../parts/buyer-card.tsx'
import { GoodsCard } from '../parts/goods-card.tsx'
import { InfoCard } from '../parts/info-card.tsx'
import { OrderScreen } from '../parts/order-screen.tsx'
import { ParcelsCard } from '../parts/parcels-card.tsx'
import { RefundCard } from '../parts/refund-card.tsx'
import { RemarkCard } from '../parts/remark-card.tsx'
import { SettlementCard } from '../parts/settlement-card.tsx'
import { StateHead } from '../parts/state-head.tsx'
import { TimelineCard } from '../parts/timeline-card.tsx'
import { WishCard } from '../parts/wish-card.tsx'

/** One order as its shop sees it: what is to be done, for whom, where to, and what comes in for it. */
export default function OrderDetailSellerPage() {
  return (
    <OrderScreen
      view="seller"
      draw={(order, ask) => (
        <>
          <StateHead order={order} view="seller" />
          <WishCard order={order} />
          <RefundCard order={order} />
          <ParcelsCard order={order} />
          <AddressSection order={order} view="seller" />
          <BuyerCard order={order} />
          <GoodsCard order={order} view="seller" />
          <RemarkCard order={order} onEdit={() => ask('remark')} />
          <SettlementCard order={order} />
          <InfoCard order={order} view="seller" />
          <TimelineCard order={order} />
        </>
      )}
    />
  )
}
