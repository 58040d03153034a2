import { INVITATION_STATES, type InvitationState } from '@zhujia/contract/organisations/states.ts'
import MailPlus from 'lucide-react/icons/mail-plus'
import { useState } from 'react'
import {
  type Membership,
  type SentInvitation,
  useSentInvitationPages,
  useStep,
} from '#entities/organisations/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ListFrame } from '../list-frame.tsx'
import styles from '../organisations.module.css'
import { RightsTags } from '../rights-tags.tsx'
import { StateTag } from '../state-tag.tsx'

function Row({ invitation, onWithdraw }: { invitation: SentInvitation; onWithdraw: () => void }) {
  const t = useTexts('organisations')
  const { dateTime } = useFormats()
  const { phoneMasked, state, inviter, invitedAt, expiresAt, mayWithdraw } = invitation
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>
          {phoneMasked} <StateTag state={state} />
        </span>
        <span className={styles.note}>{t('invitations.by', { name: inviter, at: dateTime(invitedAt) })}</span>
        {state === 'pending' && (
          <span className={styles.note}>{t('invitations.until', { at: dateTime(expiresAt) })}</span>
        )}
        <RightsTags {...invitation} />
      </span>
      {mayWithdraw && (
        <Button
          kind="secondary"
          size="small"
          aria-label={t('invitations.withdrawOf', { phone: phoneMasked })}
          onClick={onWithdraw}
        >
          {t('invitations.withdraw')}
        </Button>
      )}
    </li>
  )
}

interface WithdrawProps {
  own: Membership
  invitation: SentInvitation | undefined
  onClose: () => void
}

function WithdrawDialog({ own, invitation, onClose }: WithdrawProps) {
  const t = useTexts('organisations')
  const { run, isPending } = useStep('organisations.withdrawInvitation')
  const withdraw = async () => {
    if (!invitation) return
    const isDone = await runAction(() => run({ params: { id: own.id, invitationId: invitation.id } }))
    if (isDone) showToast(t('invitations.withdrawn'))
    onClose()
  }
  return (
    <ConfirmDialog
      open={invitation !== undefined}
      title={t('invitations.withdrawTitle', { phone: invitation?.phoneMasked ?? '' })}
      body={t('invitations.withdrawBody')}
      confirmText={t('invitations.withdraw')}
      cancelText={t('keep')}
      loading={isPending}
      danger
      onConfirm={() => void withdraw()}
      onCancel={onClose}
    />
  )
}

export interface InvitationsProps {
  own: Membership
  state: InvitationState | undefined
  onState: (state: InvitationState | undefined) => void
}

/** The invitations of the organisation by state; those that wait can be withdrawn. */
export function Invitations({ own, state, onState }: InvitationsProps) {
  const t = useTexts('organisations')
  const pages = useSentInvitationPages(own.id, state)
  const [asked, setAsked] = useState<SentInvitation>()
  useShownAgain(() => void pages.reread())
  return (
    <>
      <div className={styles.filter} role="group" aria-label={t('invitations.filter')}>
        <Chip selected={state === undefined} onClick={() => onState(undefined)}>
          {t('invitations.all')}
        </Chip>
        {INVITATION_STATES.map((one) => (
          <Chip key={one} selected={state === one} onClick={() => onState(one)}>
            {t(`states.${one}`)}
          </Chip>
        ))}
      </div>
      <ListFrame
        pages={pages}
        label={t('tabs.invitations')}
        failed={t('invitations.failed')}
        empty={<EmptyState art={MailPlus} title={t('invitations.none')} hint={t('invitations.noneHint')} />}
        row={(invitation) => (
          <Row key={invitation.id} invitation={invitation} onWithdraw={() => setAsked(invitation)} />
        )}
      />
      <WithdrawDialog own={own} invitation={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}
