import { NAME_MAX } from '@zhujia/contract/core/constants.ts'
import { useUpdateProfile } from '#entities/account/queries.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { profileChecks, type ProfileValues } from '#features/account/forms.ts'
import { AvatarField } from './avatar-field.tsx'
import styles from './profile-sheet.module.css'
import { useAvatar } from './use-avatar.ts'

type Profile = ResponseFor<'account.getProfile'>

function ProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const t = useTexts('account')
  const update = useUpdateProfile()
  const avatar = useAvatar(profile.avatar?.small)
  const form = useForm<ProfileValues>({
    initial: { nickname: profile.nickname },
    checks: profileChecks,
    messages: { nickname: t('edit.nicknameInvalid', { max: NAME_MAX }) },
    refusals: { NICKNAME_REFUSED: 'nickname' },
    submit: async ({ nickname }) => {
      await update({ nickname: nickname.trim(), ...(avatar.fileId !== undefined && { avatarFileId: avatar.fileId }) })
      showToast(t('edit.saved'))
      onDone()
    },
  })
  return (
    <form {...form.props} className={styles.form}>
      <AvatarField name={form.values.nickname} avatar={avatar} />
      <Field label={t('edit.nickname')} error={form.errors.nickname}>
        {(control) => (
          <TextInput
            {...control}
            name="nickname"
            value={form.values.nickname}
            onChange={(nickname) => form.set('nickname', nickname)}
            autoComplete="nickname"
            maxLength={NAME_MAX}
            clearable
          />
        )}
      </Field>
      {form.failure && (
        <p role="alert" className={styles.failure}>
          {form.failure}
        </p>
      )}
      <Button type="submit" block size="large" loading={form.submitting} disabled={avatar.percent !== undefined}>
        {t('edit.save')}
      </Button>
    </form>
  )
}

interface ProfileSheetProps {
  open: boolean
  onClose: () => void
  profile: Profile
}

/** Changes nickname and avatar. */
export function ProfileSheet({ open, onClose, profile }: ProfileSheetProps) {
  const t = useTexts('account')
  return (
    <Sheet open={open} onClose={onClose} title={t('edit.title')}>
      <ProfileForm profile={profile} onDone={onClose} />
    </Sheet>
  )
}
