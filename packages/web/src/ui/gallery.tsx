import { lazy, Suspense, useState, type KeyboardEvent } from 'react'
import { Dots } from './dots.tsx'
import styles from './gallery.module.css'
import { Image, urlOf } from './image.tsx'
import type { Picture } from './picture.ts'
import { useUiTexts } from './texts.tsx'
import { slideFor, useSnap } from './use-snap.ts'

const ImageViewer = lazy(() => import('./image-viewer.tsx').then((module) => ({ default: module.ImageViewer })))

export interface GalleryProps {
  /** What the pictures show, for screen readers. */
  label: string
  pictures: readonly Picture[]
  ratio?: number | undefined
}

/** The pictures on top of a product or case: swiped, counted n/N, opened full screen by a tap. */
export function Gallery({ label, pictures, ratio = 1 }: GalleryProps) {
  const texts = useUiTexts()
  const { row, index, go } = useSnap<HTMLUListElement>()
  const [viewing, setViewing] = useState<number>()
  const press = (event: KeyboardEvent) => {
    const to = slideFor(event.key, index, pictures.length)
    if (to === undefined) return
    event.preventDefault()
    go(to)
    row.current?.children[to]?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={label} className={styles.root}>
      <div role="presentation" onKeyDown={press}>
        <ul ref={row} className={styles.row}>
          {pictures.map((picture, place) => (
            <li key={urlOf(picture.src)} className={styles.slide}>
              <button type="button" className={styles.open} onClick={() => setViewing(place)}>
                <Image {...picture} ratio={ratio} priority={place === 0} />
                <span className="visually-hidden">{texts.pictureOf(place + 1, pictures.length)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 && (
        <div className={styles.foot} aria-hidden="true">
          <Dots count={pictures.length} index={index} />
          <span>{`${index + 1}/${pictures.length}`}</span>
        </div>
      )}
      {viewing !== undefined && (
        <Suspense>
          <ImageViewer open label={label} pictures={pictures} start={viewing} onClose={() => setViewing(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
