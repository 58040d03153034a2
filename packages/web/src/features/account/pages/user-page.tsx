import { mayOpen } from '@zhujia/contract/screens.ts'
import { useSession } from '#platform/session.ts'
import { DemoNotice } from '#widgets/demo-notice.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { AccountSettings } from '../parts/account-settings.tsx'
import { GuestCard } from '../parts/guest-card.tsx'
import { HistoryStrip } from '../parts/history-strip.tsx'
import { OrderCard } from '../parts/order-card.tsx'
import { ProfileCard } from '../parts/profile-card.tsx'
import { Services } from '../parts/services.tsx'

/** What belongs to somebody: profile, orders as the active roles have them, what was looked at. */
function Mine() {
  const { currentRoles } = useSession()
  return (
    <>
      <ProfileCard />
      {mayOpen('orderDetailSeller', currentRoles) && <OrderCard view="seller" />}
      {mayOpen('orders', currentRoles) && <OrderCard view="buyer" />}
      {mayOpen('orders', currentRoles) && <HistoryStrip />}
      <Services roles={currentRoles} />
    </>
  )
}

/** The account tab: an invitation for guests, else who one is, one's orders, and this device's settings. */
export default function UserPage() {
  const signedIn = useSession().token !== undefined
  return (
    <ScreenPage>
      {signedIn ? <Mine /> : <GuestCard />}
      <AccountSettings signedIn={signedIn} />
      <DemoNotice />
    </ScreenPage>
  )
}
