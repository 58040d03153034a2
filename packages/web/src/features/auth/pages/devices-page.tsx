import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SessionOfMine, sessionsQuery, useEndSessions } from '#entities/auth/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { DeviceRow, useDeviceName } from '../parts/device-row.tsx'
import styles from './devices-page.module.css'

interface AskedProps {
  /** The device to be logged out, or all others. */
  asked: SessionOfMine | 'others' | undefined
  onClose: () => void
}

/** Asks before devices are logged out. */
function EndDialog({ asked, onClose }: AskedProps) {
  const t = useTexts('security')
  const nameOf = useDeviceName()
  const { isPending, endOne, endOthers } = useEndSessions()
  const end = async () => {
    if (!asked) return
    const isDone = await runAction(() => (asked === 'others' ? endOthers() : endOne(asked.id)))
    if (isDone) showToast(t('devices.ended'))
    onClose()
  }
  const isAll = asked === 'others'
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={isAll ? t('devices.endAllTitle') : t('devices.endTitle', { name: asked ? nameOf(asked) : '' })}
      body={t(isAll ? 'devices.endAllBody' : 'devices.endBody')}
      confirmText={t('devices.end')}
      cancelText={t('devices.keep')}
      loading={isPending}
      danger
      onConfirm={() => void end()}
      onCancel={onClose}
    />
  )
}

function Devices({ sessions }: { sessions: readonly SessionOfMine[] }) {
  const t = useTexts('security')
  const [asked, setAsked] = useState<AskedProps['asked']>()
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      <CellGroup title={t('devices.here')} note={others.length === 0 ? t('devices.alone') : undefined}>
        {sessions
          .filter(({ isCurrent }) => isCurrent)
          .map((session) => (
            <DeviceRow key={session.id} session={session} />
          ))}
      </CellGroup>
      {others.length > 0 && (
        <CellGroup title={t('devices.others', { count: others.length })} note={t('devices.hint')}>
          {others.map((session) => (
            <DeviceRow key={session.id} session={session} onEnd={() => setAsked(session)} />
          ))}
        </CellGroup>
      )}
      {others.length > 1 && (
        <div className={styles.all}>
          <Button block kind="secondary" size="large" onClick={() => setAsked('others')}>
            {t('devices.endAll')}
          </Button>
        </div>
      )}
      <EndDialog asked={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

/** Where somebody is logged in; other devices can be logged out from here. */
export default function DevicesPage() {
  const t = useTexts('security')
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery())
  return (
    <ScreenPage busy={!data && !error}>
      {data ? (
        <Devices sessions={data} />
      ) : error ? (
        <LoadFailed title={t('devices.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="list" count={3} />
      )}
    </ScreenPage>
  )
}
