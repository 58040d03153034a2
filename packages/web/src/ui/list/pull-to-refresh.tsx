import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { cx } from '../cx.ts'
import styles from './pull-to-refresh.module.css'
import { Spinner } from '../feedback/spinner.tsx'
import { useUiTexts, type UiTexts } from '../texts.tsx'

export interface PullToRefreshProps {
  /** Refreshing lasts until its promise settles. */
  onRefresh: () => Promise<unknown>
  disabled?: boolean | undefined
  children: ReactNode
}

/** Specification §8: a drag of 150 px arms it, the indicator is 70 px high, it goes back within 200 ms. */
const ARMED_AT = 150
const INDICATOR = 70
const RESTORE_MS = 200

type Phase = 'idle' | 'pulling' | 'reached' | 'aborting' | 'refreshing' | 'restoring'

const wordsOf = (phase: Phase, texts: UiTexts) => {
  if (phase === 'refreshing' || phase === 'restoring') return texts.refreshing
  return phase === 'reached' ? texts.releaseToRefresh : texts.pullToRefresh
}

/** The drawn height of the pull, which grows more slowly than the distance of the finger. */
const heightOf = (drag: number) => Math.min(INDICATOR, (drag / ARMED_AT) * INDICATOR)

interface Drag {
  start: (y: number) => void
  /** True when the pull handles the movement in place of the page's scrolling. */
  move: (y: number) => boolean
  end: () => void
}

/** Listens to one finger on the element; the move listener may stop the browser's scrolling, so it is not passive. */
function useDrag(ref: RefObject<HTMLElement | null>, drag: Drag): void {
  const start = useEffectEvent((event: TouchEvent) => {
    const [touch] = event.touches
    if (touch && event.touches.length === 1) drag.start(touch.clientY)
  })
  const move = useEffectEvent((event: TouchEvent) => {
    const [touch] = event.touches
    if (touch && drag.move(touch.clientY) && event.cancelable) event.preventDefault()
  })
  const end = useEffectEvent(() => drag.end())
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('touchstart', (event) => start(event), { passive: true, signal })
    element.addEventListener('touchmove', (event) => move(event), { passive: false, signal })
    element.addEventListener('touchend', () => end(), { signal })
    element.addEventListener('touchcancel', () => end(), { signal })
    return () => stop.abort()
  }, [ref])
}

function usePull({ onRefresh, disabled }: PullToRefreshProps) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [height, setHeight] = useState(0)
  const from = useRef<number>(undefined)
  const restore = (by: Phase) => {
    setPhase(by)
    setHeight(0)
    setTimeout(() => setPhase((now) => (now === by ? 'idle' : now)), RESTORE_MS)
  }
  const refresh = async () => {
    if (disabled || phase === 'refreshing') return
    setPhase('refreshing')
    setHeight(INDICATOR)
    // The list shows a failure itself; the pull only ends.
    await onRefresh().catch(() => undefined)
    restore('restoring')
  }
  const drag: Drag = {
    start: (y) => {
      const busy = disabled || phase === 'refreshing'
      from.current = busy || window.scrollY > 0 ? undefined : y
    },
    move: (y) => {
      const distance = from.current === undefined ? 0 : y - from.current
      if (distance <= 0 || window.scrollY > 0) return false
      setPhase(distance >= ARMED_AT ? 'reached' : 'pulling')
      setHeight(heightOf(distance))
      return true
    },
    end: () => {
      from.current = undefined
      if (phase === 'reached') void refresh()
      else if (phase === 'pulling') restore('aborting')
    },
  }
  return { phase, height, refresh, drag }
}

/**
 * Pull down at the top of a list to load it again. For keyboards and switches there is a button, which comes
 * into sight with the focus, before the list.
 */
export function PullToRefresh(props: PullToRefreshProps) {
  const texts = useUiTexts()
  const root = useRef<HTMLDivElement>(null)
  const { phase, height, refresh, drag } = usePull(props)
  useDrag(root, drag)
  const following = phase === 'pulling' || phase === 'reached'
  return (
    <div ref={root} className={styles.root}>
      <button type="button" className={styles.button} disabled={props.disabled} onClick={() => void refresh()}>
        {texts.refresh}
      </button>
      <div className={cx(styles.indicator, !following && styles.settling)} style={{ height }}>
        <div className={styles.inner}>
          {phase === 'refreshing' && <Spinner size={18} />}
          {phase !== 'idle' && <span aria-hidden={phase !== 'refreshing'}>{wordsOf(phase, texts)}</span>}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {phase === 'refreshing' ? texts.refreshing : ''}
      </p>
      {props.children}
    </div>
  )
}
