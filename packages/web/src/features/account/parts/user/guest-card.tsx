import { href } from '@zhujia/contract/screens.ts'
import UserRound from 'lucide-react/icons/user-round'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import styles from './profile-card.module.css'

/** What someone who is not signed in sees in place of a profile: a calm invitation. */
export function GuestCard() {
  const t = useTexts('account')
  return (
    <section className={styles.guest}>
      <span className={styles.nobody}>
        <Icon of={UserRound} size={32} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{t('guest.title')}</h2>
        <p className={styles.note}>{t('guest.hint')}</p>
      </div>
      <div className={styles.wide}>
        <LinkButton block size="large" href={href('login', { redirect: href('user') })}>
          {t('guest.login')}
        </LinkButton>
      </div>
    </section>
  )
}
