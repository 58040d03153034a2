import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { Dots } from '../layout/dots.tsx'
import styles from './gallery.module.css'
import { Image, urlOf } from './image.tsx'
import { LazyViewer } from './lazy-viewer.tsx'
import type { Picture } from './picture.ts'
import { Strip } from '../layout/strip.tsx'
import { useUiTexts } from '../texts.tsx'
import { slideFor, useSnap } from '../layout/use-snap.ts'
import { Video, type VideoSource } from './video.tsx'

export interface GalleryProps {
  /** What the pictures show, for screen readers. */
  label: string
  pictures: readonly Picture[]
  /** Comes before the pictures. */
  video?: VideoSource | undefined
  ratio?: number | undefined
  /** The address (`urlOf`) of the picture to show: the gallery scrolls there whenever it changes. */
  current?: string | undefined
}

/** Scrolls to the slide of the given picture whenever it changes, but not for its first value. */
function useFollow(current: string | undefined, go: (url: string) => void): void {
  const followed = useRef(current)
  const follow = useEffectEvent(go)
  useEffect(() => {
    if (current === followed.current) return
    followed.current = current
    if (current !== undefined) follow(current)
  }, [current])
}

/** The pictures on top of a product or case: swiped, counted n/N, opened full screen by a tap. */
export function Gallery({ label, pictures, video, ratio = 1, current }: GalleryProps) {
  const texts = useUiTexts()
  const { row, index, go } = useSnap<HTMLUListElement>()
  const [viewing, setViewing] = useState<number>()
  const count = pictures.length + (video ? 1 : 0)
  useFollow(current, (url) => {
    const place = pictures.findIndex(({ src }) => urlOf(src) === url)
    if (place !== -1) go(place + (video ? 1 : 0))
  })
  const press = (event: KeyboardEvent) => {
    const to = slideFor(event.key, index, count)
    if (to === undefined) return
    event.preventDefault()
    go(to)
    row.current?.children[to]?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={label} className={styles.root}>
      <div role="presentation" onKeyDown={press}>
        <Strip>
          <ul ref={row} className={styles.row}>
            {video && (
              <li className={styles.slide}>
                <Video video={video} ratio={ratio} current={index === 0} />
              </li>
            )}
            {pictures.map((picture, place) => (
              <li key={urlOf(picture.src)} className={styles.slide}>
                <button type="button" className={styles.open} onClick={() => setViewing(place)}>
                  <Image {...picture} ratio={ratio} priority={place === 0 && !video} />
                  <span className="visually-hidden">{texts.pictureOf(place + 1, pictures.length)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Strip>
      </div>
      {count > 1 && (
        <div className={styles.foot} aria-hidden="true">
          <Dots count={count} index={index} />
          <span>{`${index + 1}/${count}`}</span>
        </div>
      )}
      {viewing !== undefined && (
        <LazyViewer open label={label} pictures={pictures} start={viewing} onClose={() => setViewing(undefined)} />
      )}
    </section>
  )
}
