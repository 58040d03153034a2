import { type ChangeEvent, useRef } from 'react'
import { REVIEW_PHOTOS_MAX } from '@zhujia/contract/reviews/states.ts'
import ImagePlus from 'lucide-react/icons/image-plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Icon } from '#ui/display/icon.tsx'
import type { Photo, Photos } from '../use-photos.ts'
import styles from './photo-field.module.css'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic'

function Tile({ photo, number, photos }: { photo: Photo; number: number; photos: Photos }) {
  const t = useTexts('reviews')
  const { id, error, percent, src, key } = photo
  return (
    <li className={styles.tile}>
      <img src={src} alt={t('photos.one', { number })} className={styles.picture} />
      {error !== undefined && (
        <button type="button" className={styles.cover} onClick={() => photos.retry(key)}>
          <Icon of={RotateCw} size={20} />
          <span>{t('photos.retry')}</span>
        </button>
      )}
      {error === undefined && id === undefined && (
        <span className={styles.cover} role="status">
          {t('photos.sending', { percent })}
        </span>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('photos.remove', { number })}
        onClick={() => photos.remove(key)}
      >
        <span className={styles.cross}>
          <Icon of={X} size={14} />
        </span>
      </button>
    </li>
  )
}

/** The photos of a review: uploads with their progress, failed ones with a retry button, and a button to add more. */
export function PhotoField({ photos }: { photos: Photos }) {
  const t = useTexts('reviews')
  const input = useRef<HTMLInputElement>(null)
  const { list } = photos
  const failed = list.find(({ error }) => error !== undefined)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? [])
    // Emptied, so that the same file can be chosen again after a failure.
    event.target.value = ''
    photos.choose(files)
  }
  return (
    <div>
      <ul className={styles.grid} aria-label={t('photos.label')}>
        {list.map((photo, place) => (
          <Tile key={photo.key} photo={photo} number={place + 1} photos={photos} />
        ))}
        {list.length < REVIEW_PHOTOS_MAX && (
          <li className={styles.tile}>
            <button type="button" className={styles.add} onClick={() => input.current?.click()}>
              <Icon of={ImagePlus} size={24} />
              <span>{t('photos.add', { count: list.length, max: REVIEW_PHOTOS_MAX })}</span>
            </button>
          </li>
        )}
      </ul>
      {failed && (
        <p role="alert" className={styles.error}>
          {failed.error}
        </p>
      )}
      <input ref={input} type="file" hidden multiple accept={ACCEPTED} aria-label={t('photos.label')} onChange={take} />
    </div>
  )
}
