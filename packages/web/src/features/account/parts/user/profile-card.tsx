import type { Role } from '@zhujia/contract/core/roles.ts'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import SquarePen from 'lucide-react/icons/square-pen'
import { useGrantedRoles } from '#entities/account/queries.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { useSession } from '#platform/session.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Tag } from '#ui/display/tag.tsx'
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

function Profile({ profile }: { profile: ResponseFor<'account.getProfile'> }) {
  const { currentRoles } = useSession()
  const core = useTexts('core')
  const { navigateTo } = useNavigation()
  return (
    <section className={styles.card}>
      <Avatar name={profile.nickname} src={profile.avatar?.small} size="large" decorative />
      <div className={styles.words}>
        <h2 className={styles.name}>{profile.nickname}</h2>
        <p className={styles.note}>{profile.phoneMasked}</p>
        <RoleTags roles={currentRoles} />
      </div>
      <IconButton
        label={core('screens.editUser')}
        icon={SquarePen}
        iconSize={20}
        tone="hint"
        onClick={() => navigateTo('editUser')}
      />
    </section>
  )
}

/** Who is signed in: picture or initial, name, masked phone, active roles; the pen changes the first two. */
export function ProfileCard() {
  const t = useTexts('account')
  const core = useTexts('core')
  const { data, error, isFetching, refetch } = useGrantedRoles()
  if (data) return <Profile profile={data} />
  if (error) {
    return (
      <div className={styles.card} role="alert">
        <span className={styles.nobody}>
          <Icon of={CloudAlert} size={28} />
        </span>
        <div className={styles.words}>
          <p className={styles.name}>{t('profile.failed')}</p>
          <p className={styles.note}>{error.message}</p>
        </div>
        <div className={styles.retry}>
          {!isMissing(error) && (
            <Button kind="secondary" size="small" loading={isFetching} onClick={() => void refetch()}>
              {core('ui.retry')}
            </Button>
          )}
        </div>
      </div>
    )
  }
  return (
    <div className={styles.card}>
      <div className={styles.round}>
        <Skeleton />
      </div>
      <div className={styles.lines}>
        <Skeleton kind="line" count={3} />
      </div>
    </div>
  )
}
