import { href } from '@zhujia/contract/screens.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { hasRolesToSwitch, useSession } from '#platform/session.ts'
import { Icon } from '#ui/display/icon.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { SearchPill } from '#ui/form/search-pill.tsx'
import { TopBar } from '#ui/layout/top-bar.tsx'
import styles from './home-bar.module.css'

/** The active role, with a link to switch if there are several; for guests a link to the login. */
function RoleLink() {
  const t = useTexts('home')
  const core = useTexts('core')
  const session = useSession()
  const { token, currentRoles } = session
  if (token === undefined) {
    return (
      <UiLink href={href('login', { redirect: href('home') })} className={styles.role}>
        {t('role.login')}
      </UiLink>
    )
  }
  const [first] = currentRoles
  if (!hasRolesToSwitch(session)) return <span className={styles.role}>{first && core(`roles.${first}`)}</span>
  const roles = currentRoles.map((role) => core(`roles.${role}`)).join(' ')
  return (
    <UiLink
      href={href('selectCharacter')}
      className={styles.role}
      aria-label={first ? t('role.change', { roles }) : undefined}
    >
      <span className={styles.words}>{first ? core(`roles.${first}`) : t('role.none')}</span>
      <Icon of={ChevronDown} size={16} />
    </UiLink>
  )
}

/** The bar of the home page: the brand, the link to the search, the active role. */
export function HomeBar() {
  const t = useTexts('home')
  const core = useTexts('core')
  return (
    <TopBar wraps>
      <h1 className={styles.brand}>{core('app.name')}</h1>
      <SearchPill href={href('search')} text={t('search')} />
      <RoleLink />
    </TopBar>
  )
}
