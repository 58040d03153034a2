import { useGrantedRoles } from '#entities/account/queries.ts'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { Mine } from '../parts/memberships/mine.tsx'
import { Received } from '../parts/memberships/received.tsx'

/** What somebody belongs to and is invited to. Their roles follow from it, so the session learns of them here. */
export default function MembershipsPage() {
  useGrantedRoles()
  return (
    <ScreenPage>
      <Mine />
      <Received />
    </ScreenPage>
  )
}
