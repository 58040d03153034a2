import { useState } from 'react'
import { Image, urlOf } from './image.tsx'
import { LazyViewer } from './lazy-viewer.tsx'
import styles from './photo-grid.module.css'
import type { Picture } from './picture.ts'
import { useUiTexts } from '../texts.tsx'

export interface PhotoGridProps {
  /** What the photos show, for screen readers. */
  label: string
  pictures: readonly Picture[]
}

/** Small square photos in rows of three, each opened full screen by a tap: of a review, of a record. */
export function PhotoGrid({ label, pictures }: PhotoGridProps) {
  const texts = useUiTexts()
  const [viewing, setViewing] = useState<number>()
  if (pictures.length === 0) return null
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {pictures.map((picture, place) => (
          <li key={urlOf(picture.src)}>
            <button type="button" className={styles.open} onClick={() => setViewing(place)}>
              <Image src={picture.src} alt="" ratio={1} sizes="110px" rounded />
              <span className="visually-hidden">{texts.pictureOf(place + 1, pictures.length)}</span>
            </button>
          </li>
        ))}
      </ul>
      {viewing !== undefined && (
        <LazyViewer open label={label} pictures={pictures} start={viewing} onClose={() => setViewing(undefined)} />
      )}
    </>
  )
}
