import Camera from 'lucide-react/icons/camera'
import { useId, useRef, type ChangeEvent } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Button } from '#ui/action/button.tsx'
import styles from './avatar-field.module.css'
import type { useAvatar } from './use-avatar.ts'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic'

interface AvatarFieldProps {
  name: string
  avatar: ReturnType<typeof useAvatar>
}

/** Where the chosen picture is cropped. */
function Crop({ avatar: { chosen, take, close } }: Pick<AvatarFieldProps, 'avatar'>) {
  const t = useTexts('settings')
  if (!chosen) return null
  const texts = {
    title: t('crop.title'),
    area: t('crop.area'),
    hint: t('crop.hint'),
    zoom: t('crop.zoom'),
    use: t('crop.use'),
  }
  return <chosen.CropSheet src={chosen.src} texts={texts} onUse={take} onClose={close} />
}

/** What else can be done: sending a square again that did not arrive, and having no avatar. */
function Actions({ avatar: { src, percent, failure, again, remove } }: Pick<AvatarFieldProps, 'avatar'>) {
  const t = useTexts('settings')
  return (
    <div className={styles.actions}>
      {failure?.square && (
        <Button kind="secondary" size="small" onClick={again}>
          {t('edit.again')}
        </Button>
      )}
      {src && percent === undefined && (
        <Button kind="plain" size="small" onClick={remove}>
          {t('edit.remove')}
        </Button>
      )}
    </div>
  )
}

/** The person's avatar as others see it, with the actions to change it. */
export function AvatarField({ name, avatar }: AvatarFieldProps) {
  const t = useTexts('settings')
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const { percent, failure, src } = avatar
  const isUploading = percent !== undefined
  const pick = () => input.current?.click()
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Emptied, so that the same file can be chosen again after a failure.
    event.target.value = ''
    if (file) avatar.choose(file)
  }
  return (
    <div className={styles.field}>
      <button
        type="button"
        className={styles.pick}
        aria-describedby={noteId}
        aria-busy={isUploading || undefined}
        onClick={isUploading ? undefined : pick}
      >
        <span className={styles.picture}>
          <Avatar name={name} src={src} size="huge" decorative />
          <span className={styles.camera}>{isUploading ? <Spinner size={16} /> : <Icon of={Camera} size={16} />}</span>
        </span>
        {t('edit.choose')}
      </button>
      <p id={noteId} className={failure ? styles.error : styles.note} role="status">
        {failure?.message ?? (isUploading ? t('edit.uploading', { percent }) : t('edit.avatarHint'))}
      </p>
      <Actions avatar={avatar} />
      <input ref={input} type="file" hidden accept={ACCEPTED} aria-label={t('edit.choose')} onChange={take} />
      <Crop avatar={avatar} />
    </div>
  )
}
