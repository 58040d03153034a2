import type { Role } from '@zhujia/contract/core/roles.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { type Identity, identityOf } from '#features/account/identities.ts'
import styles from './today.module.css'

/** Identities without screens of their own yet. */
const WITHOUT_SCREENS = ['company', 'driver', 'worker', 'supervisor', 'user', 'platform'] as const satisfies Identity[]

/** What the active roles can do at present, for identities without screens of their own. */
export function Today({ roles }: { roles: readonly Role[] }) {
  const t = useTexts('account')
  const own = WITHOUT_SCREENS.filter((identity) => roles.some((role) => identityOf(role) === identity))
  if (own.length === 0) return null
  return (
    <Card title={t('today.title')}>
      {own.map((identity) => (
        <p key={identity} className={styles.words}>
          {own.length > 1 && <strong>{t(`identity.of.${identity}.name`)} </strong>}
          {t(`today.of.${identity}`)}
        </p>
      ))}
    </Card>
  )
}
