import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import styles from './banner.module.css'
import { Dots } from '../layout/dots.tsx'
import { Icon } from '../display/icon.tsx'
import { Image, type ImageProps } from './image.tsx'
import { UiLink } from '../action/link.tsx'
import { Strip } from '../layout/strip.tsx'
import { useUiTexts } from '../texts.tsx'
import { useSnap } from '../layout/use-snap.ts'

export interface BannerItem {
  key: string
  src: ImageProps['src']
  /** Shown over the start of the picture; together they are the link's name. */
  title: string
  text?: string | undefined
  href: string
}

export interface BannerProps {
  label: string
  items: readonly BannerItem[]
  ratio?: number | undefined
}

/** How long each picture stays. */
const STAY_MS = 4000

const wantsLessMotion = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** Calls `advance` every four seconds while `running` and the page is in sight. */
function useBeat(running: boolean, advance: () => void): void {
  const beat = useEffectEvent(() => {
    if (document.visibilityState === 'visible') advance()
  })
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => beat(), STAY_MS)
    return () => clearInterval(timer)
  }, [running])
}

/** Whether a finger, the mouse or the keyboard focus is on it now. */
function useHeld(ref: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const stop = new AbortController()
    const on = (types: string, then: (event: Event) => void) => {
      for (const type of types.split(' ')) element.addEventListener(type, then, { passive: true, signal: stop.signal })
    }
    // A tap also fires "pointerenter", but no "pointerleave": only a mouse counts there.
    const byMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse'
    on('touchstart focusin', () => setHeld(true))
    on('touchend touchcancel focusout', () => setHeld(false))
    on('pointerenter', (event) => byMouse(event) && setHeld(true))
    on('pointerleave', (event) => byMouse(event) && setHeld(false))
    return () => stop.abort()
  }, [ref])
  return held
}

/**
 * The pictures on top of the home page. They move on by themselves every four seconds; a touch, the pointer
 * or the focus pauses them, the small button stops them, and under reduced motion they do not move.
 */
export function Banner({ label, items, ratio = 2.35 }: BannerProps) {
  const texts = useUiTexts()
  const { row, index, go } = useSnap<HTMLUListElement>()
  const [stopped, setStopped] = useState(wantsLessMotion)
  const root = useRef<HTMLElement>(null)
  const held = useHeld(root)
  const several = items.length > 1
  useBeat(several && !stopped && !held, () => go((index + 1) % items.length))
  return (
    <section ref={root} aria-label={label} className={styles.root}>
      <Strip>
        <ul ref={row} className={styles.row}>
          {items.map((item, place) => (
            <li key={item.key} className={styles.slide} inert={place !== index}>
              <UiLink href={item.href} className={styles.link}>
                <Image src={item.src} alt="" ratio={ratio} sizes="100vw" priority={place === 0} rounded />
                <span className={styles.words}>
                  <strong className={styles.title}>{item.title}</strong>
                  {item.text && <span>{item.text}</span>}
                </span>
              </UiLink>
            </li>
          ))}
        </ul>
      </Strip>
      {several && (
        <div className={styles.foot}>
          <Dots count={items.length} index={index} />
          <button
            type="button"
            className={styles.stop}
            aria-label={stopped ? texts.play : texts.pause}
            onClick={() => setStopped(!stopped)}
          >
            <Icon of={stopped ? Play : Pause} size={12} filled />
          </button>
        </div>
      )}
    </section>
  )
}
