import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { IdentityChoice, IdentityNotYet } from '../parts/user-status/identity-card.tsx'
import { useIdentity } from '../parts/user-status/use-identity.ts'
import styles from './user-status-page.module.css'

type Identities = ReturnType<typeof useIdentity>

function Choices({ standings, identity, choose }: Identities) {
  const t = useTexts('account')
  const othersId = useId()
  const granted = standings.filter(({ roles }) => roles.length > 0)
  const others = standings.filter(({ roles }) => roles.length === 0)
  return (
    <>
      <fieldset className={styles.granted}>
        <legend className="visually-hidden">{t('identity.title')}</legend>
        {granted.map((standing) => (
          <IdentityChoice
            key={standing.identity}
            standing={standing}
            chosen={standing.identity === identity}
            onChoose={() => choose(standing.identity)}
          />
        ))}
      </fieldset>
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby={othersId}>
          <h2 id={othersId} className={styles.othersTitle}>
            {t('identity.others')}
          </h2>
          <p className={styles.how}>{t('identity.how')}</p>
          <ul className={styles.list}>
            {others.map((standing) => (
              <IdentityNotYet key={standing.identity} identity={standing.identity} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Content(identities: Identities) {
  const t = useTexts('account')
  const { data, error, isFetching, refetch } = identities.profile
  if (data) return <Choices {...identities} />
  if (!error) return <Skeleton kind="list" count={4} />
  return <LoadFailed title={t('identity.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
}

/** Chooses the identity: shows the granted ones, what each is for, and in short the others. */
export default function UserStatusPage() {
  const t = useTexts('account')
  const identities = useIdentity()
  const { identity, profile, standings } = identities
  const hasOne = standings.filter(({ roles }) => roles.length > 0).length === 1
  const confirm = identity && (
    <BottomBar>
      <Button block size="large" loading={identities.taking} onClick={identities.confirm}>
        {t('identity.take', { name: t(`identity.of.${identity}.name`) })}
      </Button>
    </BottomBar>
  )
  return (
    <ScreenPage busy={profile.isPending} onBack={identities.leave} bottomBar={confirm}>
      <div className={styles.intro}>
        <p className={styles.title}>{t('identity.title')}</p>
        <p className={styles.note}>{t(hasOne ? 'identity.onlyOne' : 'identity.intro')}</p>
      </div>
      <Content {...identities} />
    </ScreenPage>
  )
}
