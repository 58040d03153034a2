import Play from 'lucide-react/icons/play'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../display/icon.tsx'
import { Image, type ImageProps, urlOf } from './image.tsx'
import { useUiTexts } from '../texts.tsx'
import styles from './video.module.css'

export interface VideoSource {
  src: string
  poster: ImageProps['src']
  /** What it shows, for screen readers. */
  label: string
}

interface VideoProps {
  video: VideoSource
  ratio: number
  /** Whether it is in view: otherwise it pauses. */
  current: boolean
}

/** A video with a poster: nothing is fetched before somebody plays it. */
export function Video({ video, ratio, current }: VideoProps) {
  const texts = useUiTexts()
  const player = useRef<HTMLVideoElement>(null)
  const [started, setStarted] = useState(false)
  useEffect(() => {
    if (!current) player.current?.pause()
  }, [current])
  if (started) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a shop's clip of its goods; what it says stands in the text
      <video
        ref={player}
        className={styles.player}
        style={{ aspectRatio: ratio }}
        src={video.src}
        poster={urlOf(video.poster)}
        aria-label={video.label}
        controls
        autoPlay
        playsInline
      />
    )
  }
  return (
    <button type="button" className={styles.poster} onClick={() => setStarted(true)}>
      <Image src={video.poster} alt="" ratio={ratio} priority />
      <span className={styles.play}>
        <Icon of={Play} size={28} filled />
      </span>
      <span className="visually-hidden">
        {texts.play} {video.label}
      </span>
    </button>
  )
}
