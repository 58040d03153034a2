import { useQuery } from '@tanstack/react-query'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { useSession } from '../../../platform/session.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { FailedState } from '../../../ui/failed-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { profileQuery } from '../queries.ts'
import styles from './profile-card.module.css'

function RoleTags({ roles }: { roles: readonly Role[] }) {
  const t = useTexts('account')
  const core = useTexts('core')
  if (roles.length === 0) return <p className={styles.note}>{t('profile.noRoles')}</p>
  return (
    <ul className={styles.roles} aria-label={t('profile.roles')}>
      {roles.map((role) => (
        <li key={role}>
          <Tag tone="primary">{core(`roles.${role}`)}</Tag>
        </li>
      ))}
    </ul>
  )
}

/** Who is signed in: picture or initial, name, masked phone, active roles. */
export function ProfileCard() {
  const t = useTexts('account')
  const core = useTexts('core')
  const { currentRoles } = useSession()
  const { data, error, isFetching, refetch } = useQuery(profileQuery())
  if (data) {
    return (
      <section className={styles.card}>
        <Avatar name={data.nickname} src={data.avatar?.small} size="large" decorative />
        <div className={styles.words}>
          <h2 className={styles.name}>{data.nickname}</h2>
          <p className={styles.note}>{data.phoneMasked}</p>
          <RoleTags roles={currentRoles} />
        </div>
      </section>
    )
  }
  if (error) {
    return (
      <Card>
        <FailedState
          title={t('profile.failed')}
          hint={error.message}
          onRetry={() => void refetch()}
          retryText={core('ui.retry')}
          retrying={isFetching}
        />
      </Card>
    )
  }
  return (
    <div className={styles.waiting}>
      <Skeleton kind="list" />
    </div>
  )
}
