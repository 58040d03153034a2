import { UPLOAD_MAX_MB } from '@zhujia/contract/core/limits.ts'
import { useId, useRef, type ChangeEvent } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Button } from '#ui/action/button.tsx'
import styles from './avatar-field.module.css'
import type { useAvatar } from './use-avatar.ts'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic'

interface AvatarFieldProps {
  name: string
  avatar: ReturnType<typeof useAvatar>
}

/** The person's avatar as others see it, with the actions to change it. */
export function AvatarField({ name, avatar }: AvatarFieldProps) {
  const t = useTexts('account')
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const { percent, error, src } = avatar
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Emptied, so that the same file can be chosen again after a failure.
    event.target.value = ''
    if (file) avatar.choose(file)
  }
  return (
    <div className={styles.field}>
      <Avatar name={name} src={src} size="large" decorative />
      <div className={styles.words}>
        <div className={styles.actions}>
          <Button
            kind="secondary"
            size="small"
            loading={percent !== undefined}
            aria-describedby={noteId}
            onClick={() => input.current?.click()}
          >
            {t('edit.choose')}
          </Button>
          {src && percent === undefined && (
            <Button kind="plain" size="small" onClick={avatar.remove}>
              {t('edit.remove')}
            </Button>
          )}
        </div>
        <p id={noteId} className={error ? styles.error : styles.note} role="status">
          {error ??
            (percent === undefined ? t('edit.avatarHint', { mb: UPLOAD_MAX_MB }) : t('edit.uploading', { percent }))}
        </p>
      </div>
      <input ref={input} type="file" hidden accept={ACCEPTED} aria-label={t('edit.choose')} onChange={take} />
    </div>
  )
}
