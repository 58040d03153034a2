import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import type { SessionOfMine } from '#entities/auth/queries.ts'
import { isHandheld } from '#platform/device-name.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Tag } from '#ui/display/tag.tsx'
import { Cell } from '#ui/list/cell.tsx'

/** `203.0.113.0/24` as `203.0.113.*`, `2001:db8:1::/48` as `2001:db8:1:*`. */
const shown = (network: string): string => network.replace(/\.0\/24$/, '.*').replace(/::\/48$/, ':*')

export function useDeviceName(): (session: SessionOfMine) => string {
  const t = useTexts('security')
  return ({ device }) => device || t('devices.unknown')
}

/** A session: the device, its last use, and when and from which network it was logged in. A tap asks whether to log it out. */
export function DeviceRow({ session, onEnd }: { session: SessionOfMine; onEnd?: (() => void) | undefined }) {
  const t = useTexts('security')
  const nameOf = useDeviceName()
  const { dateTime } = useFormats()
  const { device, network, signedInAt, lastUsedAt, isCurrent } = session
  const login = t('devices.signedIn', { at: dateTime(signedInAt) })
  return (
    <Cell
      icon={isHandheld(device) ? Smartphone : Monitor}
      title={
        <>
          {nameOf(session)} {isCurrent && <Tag tone="primary">{t('devices.current')}</Tag>}
        </>
      }
      note={
        <>
          {!isCurrent && (
            <span>
              {t('devices.lastUsed', { at: dateTime(lastUsedAt) })}
              <br />
            </span>
          )}
          {login}
          {network !== null && (
            <span>
              <br />
              {t('devices.network', { network: shown(network) })}
            </span>
          )}
        </>
      }
      onClick={onEnd}
    />
  )
}
