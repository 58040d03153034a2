import { mayOpen } from '@zhujia/contract/screens.ts'
import { useSession } from '#platform/session.ts'
import { DemoNotice } from '#widgets/demo-notice.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { AccountRows } from '../parts/user/account-rows.tsx'
import { GuestCard } from '../parts/user/guest-card.tsx'
import { HistoryStrip } from '../parts/user/history-strip.tsx'
import { OrderCard } from '../parts/user/order-card.tsx'
import { ProfileCard } from '../parts/user/profile-card.tsx'
import { Services } from '../parts/user/services.tsx'
import { Today } from '../parts/user/today.tsx'

/** The account page: profile, orders according to the active roles, viewed products. */
function Mine() {
  const { currentRoles } = useSession()
  return (
    <>
      <ProfileCard />
      <Today roles={currentRoles} />
      {mayOpen('orderDetailSeller', currentRoles) && <OrderCard view="seller" />}
      {mayOpen('orders', currentRoles) && <OrderCard view="buyer" />}
      {mayOpen('orders', currentRoles) && <HistoryStrip />}
      <Services roles={currentRoles} />
    </>
  )
}

/** The account tab: an invitation to log in for guests, else profile, orders and the way to the settings. */
export default function UserPage() {
  const signedIn = useSession().token !== undefined
  return (
    <ScreenPage>
      {signedIn ? <Mine /> : <GuestCard />}
      <AccountRows signedIn={signedIn} />
      <DemoNotice />
    </ScreenPage>
  )
}
