import { APP_VERSION } from '@zhujia/contract/core/constants.ts'
import { href } from '@zhujia/contract/screens.ts'
import Info from 'lucide-react/icons/info'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSession } from '#platform/session.ts'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { Cell } from '#ui/list/cell.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { AgreementCells } from '../parts/agreement-cells.tsx'
import { CacheCell } from '../parts/settings/cache-cell.tsx'
import { DisplayGroup } from '../parts/settings/display-group.tsx'
import { LogoutCell } from '../parts/settings/logout-cell.tsx'

/** The settings of this device and, for signed-in people, of the account. */
export default function SettingsPage() {
  const t = useTexts('settings')
  const core = useTexts('core')
  const signedIn = useSession().token !== undefined
  return (
    <ScreenPage>
      {signedIn && (
        <CellGroup>
          <Cell icon={UserRoundPen} title={core('screens.editUser')} href={href('editUser')} />
          <Cell icon={ShieldCheck} title={core('screens.accountSettings')} href={href('accountSettings')} />
        </CellGroup>
      )}
      <DisplayGroup />
      <CellGroup title={t('cache.title')}>
        <CacheCell />
      </CellGroup>
      <CellGroup title={t('info.title')}>
        <AgreementCells />
        <Cell
          icon={Info}
          title={core('screens.about')}
          value={t('info.version', { version: APP_VERSION })}
          href={href('about')}
        />
      </CellGroup>
      {signedIn && (
        <CellGroup>
          <LogoutCell />
        </CellGroup>
      )}
    </ScreenPage>
  )
}
