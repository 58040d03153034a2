import { NAME_MAX } from '@zhujia/contract/core/constants.ts'
import { useId } from 'react'
import { useUpdateProfile } from '#entities/account/queries.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { Button } from '#ui/action/button.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { profileChecks, type ProfileValues } from '#features/settings/forms.ts'
import { AvatarField } from './avatar-field.tsx'
import { useLeaving } from './leave-question.tsx'
import styles from './profile-form.module.css'
import { useAvatar } from './use-avatar.ts'

/** The screen with the form for avatar and nickname; it leads back once they are saved. */
export function ProfileForm({ profile }: { profile: ResponseFor<'account.getProfile'> }) {
  const t = useTexts('settings')
  const { navigateBack } = useNavigation()
  const update = useUpdateProfile()
  const avatar = useAvatar(profile.avatar?.small)
  const formId = useId()
  const form = useForm<ProfileValues>({
    initial: { nickname: profile.nickname },
    checks: profileChecks,
    messages: { nickname: t('edit.nicknameInvalid', { max: NAME_MAX }) },
    refusals: { NICKNAME_REFUSED: 'nickname' },
    submit: async ({ nickname }) => {
      await update({ nickname: nickname.trim(), ...(avatar.fileId !== undefined && { avatarFileId: avatar.fileId }) })
      showToast(t('edit.saved'))
      navigateBack()
    },
  })
  const { back, question } = useLeaving(avatar.hasChanged || form.values.nickname !== profile.nickname)
  const save = (
    <BottomBar
      note={
        form.failure && (
          <p role="alert" className={styles.failure}>
            {form.failure}
          </p>
        )
      }
    >
      <Button
        type="submit"
        form={formId}
        block
        size="large"
        loading={form.submitting}
        disabled={avatar.percent !== undefined}
      >
        {t('edit.save')}
      </Button>
    </BottomBar>
  )
  return (
    <ScreenPage onBack={back} bottomBar={save}>
      <form {...form.props} id={formId}>
        <Card>
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
        </Card>
      </form>
      {question}
    </ScreenPage>
  )
}
