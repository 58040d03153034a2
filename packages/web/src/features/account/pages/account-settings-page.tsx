import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Smartphone from 'lucide-react/icons/smartphone'
import { securityQuery } from '#entities/auth/queries.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { Cell } from '#ui/list/cell.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'

function Rows({ phoneMasked, hasPassword, sessions, phoneChange }: ResponseFor<'auth.getSecurity'>) {
  const t = useTexts('security')
  const { date } = useFormats()
  return (
    <CellGroup>
      <Cell
        icon={Smartphone}
        title={t('rows.phone')}
        note={phoneChange && t('rows.phoneFrom', { phone: phoneChange.phoneMasked, at: date(phoneChange.dueAt) })}
        value={phoneMasked}
        href={href('changePhone')}
      />
      <Cell
        icon={LockKeyhole}
        title={t('rows.password')}
        value={t(hasPassword ? 'rows.isSet' : 'rows.notSet')}
        href={href('changePassword')}
      />
      <Cell
        icon={MonitorSmartphone}
        title={t('rows.devices')}
        value={t('rows.deviceCount', { count: sessions })}
        href={href('devices')}
      />
    </CellGroup>
  )
}

/** Account and security: what proves the account, and where it is logged in. */
export default function AccountSettingsPage() {
  const t = useTexts('security')
  const { data, error, isFetching, refetch } = useQuery(securityQuery())
  return (
    <ScreenPage busy={!data && !error}>
      {data ? (
        <Rows {...data} />
      ) : error ? (
        <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="list" count={3} />
      )}
    </ScreenPage>
  )
}
