import { useSession } from '../../../platform/session.ts'
import { ScreenPage } from '../../../widgets/screen-page.tsx'
import { AccountSettings } from '../parts/account-settings.tsx'
import { GuestCard } from '../parts/guest-card.tsx'
import { ProfileCard } from '../parts/profile-card.tsx'

/** The account tab: an invitation for guests, else who one is, in which roles, and this device's settings. */
export default function UserPage() {
  const signedIn = useSession().token !== undefined
  return (
    <ScreenPage>
      {signedIn ? <ProfileCard /> : <GuestCard />}
      <AccountSettings signedIn={signedIn} />
    </ScreenPage>
  )
}
