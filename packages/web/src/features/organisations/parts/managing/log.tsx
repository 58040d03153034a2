import History from 'lucide-react/icons/history'
import { type LogEntry, type Membership, useLogPages } from '#entities/organisations/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListFrame } from '../list-frame.tsx'
import styles from '../organisations.module.css'
import { useRightsWords } from '../rights-tags.tsx'

function Entry({ entry }: { entry: LogEntry }) {
  const t = useTexts('organisations')
  const core = useTexts('core')
  const { dateTime, list } = useFormats()
  const wordsOf = useRightsWords()
  const { at, action, actor, subject, before, after, role } = entry
  const gained = action === 'accepted'
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{t(`log.of.${action}`, { name: subject ?? '' })}</span>
        <span className={styles.note}>
          {t('log.by', { name: actor ?? t('log.timer') })} · <time dateTime={at}>{dateTime(at)}</time>
        </span>
        {action === 'changed' && before && (
          <span className={styles.note}>{t('log.before', { rights: list(wordsOf(before)) })}</span>
        )}
        {after && action !== 'opened' && (
          <span className={styles.note}>
            {t(action === 'changed' ? 'log.after' : 'log.rights', { rights: list(wordsOf(after)) })}
          </span>
        )}
        {role && (
          <span className={styles.note}>
            {t(gained ? 'log.roleGranted' : 'log.roleWithdrawn', { role: core(`roles.${role}`) })}
          </span>
        )}
      </span>
    </li>
  )
}

/** What was done to the members and invitations, the newest first. */
export function Log({ own }: { own: Membership }) {
  const t = useTexts('organisations')
  const pages = useLogPages(own.id)
  useShownAgain(() => void pages.reread())
  return (
    <ListFrame
      pages={pages}
      label={t('tabs.log')}
      failed={t('log.failed')}
      empty={<EmptyState art={History} title={t('log.none')} />}
      row={(entry) => <Entry key={entry.id} entry={entry} />}
    />
  )
}
