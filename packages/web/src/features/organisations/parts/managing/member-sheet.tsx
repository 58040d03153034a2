import { useState } from 'react'
import { type Member, type Membership, useChangeMember, useStep } from '#entities/organisations/queries.ts'
import { useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { Button } from '#ui/action/button.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { SheetFoot } from '#ui/overlay/sheet-foot.tsx'
import { type RightsValues, somethingGranted } from '#features/organisations/forms.ts'
import styles from '../organisations.module.css'
import { RightsFields } from '../rights-fields.tsx'

interface MemberProps {
  own: Membership
  member: Member
  onDone: () => void
}

/** Asks, and removes the member. */
function Removal({ own, member, onDone }: MemberProps) {
  const t = useTexts('organisations')
  const [isAsking, setIsAsking] = useState(false)
  const { run, isPending } = useStep('organisations.removeMember')
  const remove = async () => {
    const isDone = await runAction(() => run({ params: { id: own.id, userId: member.userId } }))
    if (isDone) showToast(t('member.removed'))
    setIsAsking(false)
    onDone()
  }
  return (
    <>
      <Button block kind="secondary" onClick={() => setIsAsking(true)}>
        {t('member.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('member.removeTitle', { name: member.nickname })}
        body={t('member.removeBody', { name: own.name })}
        confirmText={t('member.remove')}
        cancelText={t('keep')}
        loading={isPending}
        danger
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}

function MemberForm(props: MemberProps) {
  const { own, member, onDone } = props
  const t = useTexts('organisations')
  const change = useChangeMember()
  const form = useForm<RightsValues>({
    initial: { isOwner: member.isOwner, permissions: member.permissions },
    own: (values) => somethingGranted(values, t('invite.nothing')),
    submit: async ({ isOwner, permissions }) => {
      await change({
        params: { id: own.id, userId: member.userId },
        body: { isOwner, permissions: [...permissions] },
      })
      showToast(t('member.saved'))
      onDone()
    },
  })
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.lead}>{t('member.intro', { name: own.name })}</p>
      <RightsFields
        kind={own.kind}
        own={own}
        values={form.values}
        error={form.errors.permissions}
        onChange={({ isOwner, permissions }) => {
          form.set('isOwner', isOwner)
          form.set('permissions', permissions)
        }}
      />
      <Removal {...props} />
      <SheetFoot failure={form.failure}>
        <Button type="submit" block size="large" loading={form.submitting}>
          {t('member.save')}
        </Button>
      </SheetFoot>
    </form>
  )
}

/** What another member may do, to be changed; or their removal. */
export function MemberSheet({
  own,
  member,
  onClose,
}: {
  own: Membership
  member: Member | undefined
  onClose: () => void
}) {
  return (
    <Sheet open={member !== undefined} onClose={onClose} title={member?.nickname ?? ''} tall>
      {member && <MemberForm key={member.userId} own={own} member={member} onDone={onClose} />}
    </Sheet>
  )
}
