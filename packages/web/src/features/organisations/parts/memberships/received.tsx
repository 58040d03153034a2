import MailOpen from 'lucide-react/icons/mail-open'
import { useState } from 'react'
import { type ReceivedInvitation, useReceivedInvitationPages, useStep } from '#entities/organisations/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { ListFrame } from '../list-frame.tsx'
import styles from '../organisations.module.css'
import { RightsTags } from '../rights-tags.tsx'
import { StateTag } from '../state-tag.tsx'
import { type Gained, GainedDialog } from './gained-dialog.tsx'

function Answer({ invitation, onGained }: { invitation: ReceivedInvitation; onGained: (gained: Gained) => void }) {
  const t = useTexts('organisations')
  const accept = useStep('organisations.acceptInvitation')
  const decline = useStep('organisations.declineInvitation')
  const { id, organisation } = invitation
  const isPending = accept.isPending || decline.isPending
  const take = () =>
    runAction(async () => {
      const { grantedRole } = await accept.run({ params: { id } })
      if (grantedRole) onGained({ name: organisation.name, role: grantedRole })
      else showToast(t('received.accepted'))
    })
  const refuse = () =>
    runAction(async () => {
      await decline.run({ params: { id } })
      showToast(t('received.declined'))
    })
  return (
    <span className={styles.buttons}>
      <Button
        kind="secondary"
        size="small"
        loading={decline.isPending}
        disabled={isPending}
        aria-label={t('received.declineOf', { name: organisation.name })}
        onClick={() => void refuse()}
      >
        {t('received.decline')}
      </Button>
      <Button
        size="small"
        loading={accept.isPending}
        disabled={isPending}
        aria-label={t('received.acceptOf', { name: organisation.name })}
        onClick={() => void take()}
      >
        {t('received.accept')}
      </Button>
    </span>
  )
}

function Row(props: { invitation: ReceivedInvitation; onGained: (gained: Gained) => void }) {
  const t = useTexts('organisations')
  const { dateTime } = useFormats()
  const { organisation, inviter, invitedAt, expiresAt, state } = props.invitation
  return (
    <li className={styles.row}>
      <Avatar name={organisation.name} src={organisation.picture?.small} decorative />
      <span className={styles.words}>
        <span className={styles.name}>
          {organisation.name} <StateTag state={state} />
        </span>
        <span className={styles.note}>{t('invitations.by', { name: inviter, at: dateTime(invitedAt) })}</span>
        {state === 'pending' && (
          <span className={styles.note}>{t('invitations.until', { at: dateTime(expiresAt) })}</span>
        )}
        <RightsTags {...props.invitation} />
      </span>
      {state === 'pending' && <Answer {...props} />}
    </li>
  )
}

/** The invitations to the person's phone, each to be accepted or declined while it waits. */
export function Received() {
  const t = useTexts('organisations')
  const pages = useReceivedInvitationPages()
  const [gained, setGained] = useState<Gained>()
  useShownAgain(() => void pages.reread())
  return (
    <section aria-label={t('received.title')}>
      <h2 className={styles.heading}>{t('received.title')}</h2>
      <ListFrame
        pages={pages}
        label={t('received.title')}
        failed={t('received.failed')}
        empty={<EmptyState art={MailOpen} title={t('received.none')} hint={t('received.noneHint')} />}
        row={(invitation) => <Row key={invitation.id} invitation={invitation} onGained={setGained} />}
      />
      <GainedDialog gained={gained} onClose={() => setGained(undefined)} />
    </section>
  )
}
