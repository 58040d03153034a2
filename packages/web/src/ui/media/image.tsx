import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../display/icon.tsx'
import styles from './image.module.css'
import { rememberLoaded, thumbOf } from './thumbs.ts'

/** One stored size of a picture. */
export interface ImageSource {
  url: string
  /** In pixels. */
  width: number
}

export interface ImageProps {
  /** One address, or the stored sizes (three, as a rule) from which the browser chooses. */
  src: string | readonly ImageSource[]
  /** What it shows; empty when the text beside it says the same. */
  alt: string
  /** Width to height: 1 for goods, 4 / 3 for cases, 2.35 for banners. The space is reserved before it loads. */
  ratio?: number | undefined
  /** The width on screen for the browser's choice, as in the `sizes` attribute. */
  sizes?: string | undefined
  /** Visible on the first screen, so loaded at once. All others load when they come near the window. */
  priority?: boolean | undefined
  fit?: 'cover' | 'contain' | undefined
  /** Card corners. */
  rounded?: boolean | undefined
}

/** The intrinsic width that reserves the space: only its ratio to the height counts. */
const BASE_WIDTH = 750

/** The address that identifies a picture: the only one, or the largest. */
export const urlOf = (src: ImageProps['src']) => (typeof src === 'string' ? src : (src.at(-1)?.url ?? ''))

const srcSetOf = (sources: readonly ImageSource[]) => sources.map(({ url, width }) => `${url} ${width}w`).join(', ')

type PixelsProps = Omit<ImageProps, 'rounded'> & { onError: () => void }

function Pixels({ src, alt, ratio = 1, sizes = '100vw', priority, fit = 'cover', onError }: PixelsProps) {
  const [loaded, setLoaded] = useState(false)
  const url = urlOf(src)
  const finish = (image: HTMLImageElement) => {
    rememberLoaded(url, image)
    setLoaded(true)
  }
  // A picture from the cache may be complete before React listens.
  const finishIfCached = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0 && !loaded) finish(image)
  }
  const thumb = loaded ? undefined : thumbOf(url)
  const several = typeof src === 'string' ? {} : { srcSet: srcSetOf(src), sizes }
  const urgency = priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  return (
    <img
      ref={finishIfCached}
      {...several}
      {...urgency}
      src={url}
      alt={alt}
      width={BASE_WIDTH}
      height={Math.round(BASE_WIDTH / ratio)}
      className={cx(styles.image, styles[fit], (loaded || priority || thumb) && styles.shown)}
      style={thumb}
      onLoad={(event) => finish(event.currentTarget)}
      onError={onError}
    />
  )
}

/** A picture with reserved space. It fades in, and shows a neutral placeholder when it fails to load. */
export function Image({ rounded, ...pixels }: ImageProps) {
  const url = urlOf(pixels.src)
  const [failed, setFailed] = useState('')
  return (
    <span className={cx(styles.frame, rounded && styles.rounded)} style={{ aspectRatio: String(pixels.ratio ?? 1) }}>
      {url === failed ? (
        <span className={styles.failed} role={pixels.alt ? 'img' : undefined} aria-label={pixels.alt || undefined}>
          <Icon of={ImageOff} size={28} />
        </span>
      ) : (
        <Pixels key={url} {...pixels} onError={() => setFailed(url)} />
      )}
    </span>
  )
}
