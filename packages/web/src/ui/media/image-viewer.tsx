import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useEffect, type KeyboardEvent } from 'react'
import { cx } from '../cx.ts'
import type { Picture } from './picture.ts'
import { IconButton } from '../action/icon-button.tsx'
import { urlOf } from './image.tsx'
import styles from './image-viewer.module.css'
import { Modal } from '../overlay/modal.tsx'
import { Strip } from '../layout/strip.tsx'
import { useUiTexts } from '../texts.tsx'
import { thumbOf } from './thumbs.ts'
import { slideFor, useSnap } from '../layout/use-snap.ts'
import { useZoom } from './use-zoom.ts'

function Slide({ picture, current }: { picture: Picture; current: boolean }) {
  const texts = useUiTexts()
  const { view, toggle, handlers } = useZoom()
  const zoomed = view.scale > 1
  return (
    <li className={cx(styles.slide, zoomed && styles.zoomed)} inert={!current} {...handlers}>
      <img
        className={styles.picture}
        src={urlOf(picture.src)}
        alt={picture.alt}
        draggable={false}
        style={{
          ...thumbOf(urlOf(picture.src)),
          transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
        }}
      />
      {current && (
        <span className={styles.zoom}>
          <IconButton
            label={zoomed ? texts.zoomOut : texts.zoomIn}
            icon={zoomed ? ZoomOut : ZoomIn}
            tone="on-picture"
            onClick={toggle}
          />
        </span>
      )}
    </li>
  )
}

interface SlidesProps {
  pictures: readonly Picture[]
  start: number
  onClose: () => void
}

function Slides({ pictures, start, onClose }: SlidesProps) {
  const texts = useUiTexts()
  const { row, index, go } = useSnap<HTMLUListElement>(start)
  // Not a layout effect: those run before the dialog around it is shown, when the row has no width yet.
  useEffect(() => {
    const element = row.current
    if (element) element.scrollTo?.({ left: start * element.clientWidth, behavior: 'instant' })
  }, [row, start])
  const press = (event: KeyboardEvent) => {
    const to = slideFor(event.key, index, pictures.length)
    if (to !== undefined) go(to)
  }
  return (
    <div className={styles.root} onKeyDown={press} role="presentation">
      <div className={styles.bar}>
        <IconButton label={texts.close} icon={X} tone="on-picture" onClick={onClose} />
        <p className={styles.count} aria-live="polite">
          <span aria-hidden="true">{`${index + 1}/${pictures.length}`}</span>
          <span className="visually-hidden">{texts.pictureOf(index + 1, pictures.length)}</span>
        </p>
      </div>
      <Strip>
        <ul ref={row} className={styles.row}>
          {pictures.map((picture, place) => (
            <Slide key={urlOf(picture.src)} picture={picture} current={place === index} />
          ))}
        </ul>
      </Strip>
    </div>
  )
}

export interface ImageViewerProps {
  open: boolean
  onClose: () => void
  label: string
  pictures: readonly Picture[]
  /** The picture it opens on, from 0. */
  start?: number | undefined
}

/** Pictures in full screen: swipe or arrow keys change the picture; pinch, double tap or a button zoom. */
export function ImageViewer({ open, onClose, label, pictures, start = 0 }: ImageViewerProps) {
  return (
    <Modal open={open} onClose={onClose} label={label} place="full" closeOnOutsideTap={false}>
      <Slides pictures={pictures} start={start} onClose={onClose} />
    </Modal>
  )
}
