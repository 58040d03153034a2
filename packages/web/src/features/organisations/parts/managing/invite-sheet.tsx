import { INVITATION_DAYS } from '@zhujia/contract/core/limits.ts'
import type { Membership } from '#entities/organisations/queries.ts'
import { useInvite } from '#entities/organisations/queries.ts'
import { useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { SheetFoot } from '#ui/overlay/sheet-foot.tsx'
import { PhoneField } from '#widgets/phone-field.tsx'
import { inviteChecks, type InviteValues, somethingGranted } from '#features/organisations/forms.ts'
import styles from '../organisations.module.css'
import { RightsFields } from '../rights-fields.tsx'

interface InviteFormProps {
  own: Membership
  onDone: () => void
}

function InviteForm({ own, onDone }: InviteFormProps) {
  const t = useTexts('organisations')
  const invite = useInvite()
  const form = useForm<InviteValues>({
    initial: { phone: '', isOwner: false, permissions: [] },
    checks: inviteChecks,
    own: (values) => somethingGranted(values, t('invite.nothing')),
    messages: { phone: t('invite.phoneWrong') },
    refusals: { ALREADY_MEMBER: 'phone', ALREADY_INVITED: 'phone', INVITED_TOO_OFTEN: 'phone' },
    submit: async ({ phone, isOwner, permissions }) => {
      await invite({ params: { id: own.id }, body: { phone, isOwner, permissions: [...permissions] } })
      showToast(t('invite.sent'))
      onDone()
    },
  })
  const { values, errors } = form
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.lead}>{t('invite.intro', { name: own.name, days: INVITATION_DAYS })}</p>
      <PhoneField
        name="phone"
        label={t('invite.phone')}
        placeholder={t('invite.phoneHint')}
        value={values.phone}
        error={errors.phone}
        onChange={(phone) => form.set('phone', phone)}
        autoComplete="off"
        required
        clearable
      />
      <RightsFields
        kind={own.kind}
        own={own}
        values={values}
        error={errors.permissions}
        onChange={({ isOwner, permissions }) => {
          form.set('isOwner', isOwner)
          form.set('permissions', permissions)
        }}
      />
      <SheetFoot failure={form.failure}>
        <Button type="submit" block size="large" loading={form.submitting}>
          {t('invite.send')}
        </Button>
      </SheetFoot>
    </form>
  )
}

/** The form of an invitation, empty each time it opens. */
export function InviteSheet({ own, open, onClose }: { own: Membership; open: boolean; onClose: () => void }) {
  const t = useTexts('organisations')
  return (
    <Sheet open={open} onClose={onClose} title={t('invite.title')} tall>
      <InviteForm own={own} onDone={onClose} />
    </Sheet>
  )
}
