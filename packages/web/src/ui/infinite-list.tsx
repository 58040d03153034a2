import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './infinite-list.module.css'
import { Spinner } from './spinner.tsx'
import { useUiTexts } from './texts.tsx'

export interface InfiniteListProps {
  /** There are further rows to load. */
  hasMore: boolean
  loading: boolean
  /** The last load failed: a row with a button takes the place of the automatic next try. */
  failed?: boolean | undefined
  onLoadMore: () => void
  /** Nothing to end below a short list: hides "no more". */
  quiet?: boolean | undefined
  children: ReactNode
}

/** How near the end comes before the next rows are asked for. */
const AHEAD = '50px'

/** Asks for more while the end of the list is in sight and nothing stands in the way. */
function useEndInSight(waiting: boolean, onLoadMore: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onLoadMore)
  useEffect(() => {
    const element = end.current
    if (!waiting || !element) return undefined
    // Observed anew after each load: a page of rows too short to fill the window asks again at once.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) ask()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [waiting])
  return end
}

type Standing = 'waiting' | 'loading' | 'failed' | 'finished'

function standingOf({ hasMore, loading, failed }: InfiniteListProps): Standing {
  if (loading) return 'loading'
  if (failed) return 'failed'
  return hasMore ? 'waiting' : 'finished'
}

/** A list that loads its next rows when its end comes near, and says when it is loading, at its end, or stuck. */
export function InfiniteList(props: InfiniteListProps) {
  const texts = useUiTexts()
  const standing = standingOf(props)
  const end = useEndInSight(standing === 'waiting', props.onLoadMore)
  const words = {
    waiting: '',
    loading: texts.loading,
    failed: texts.loadFailed,
    finished: props.quiet ? '' : texts.noMore,
  }
  return (
    <div aria-busy={props.loading}>
      {props.children}
      <div ref={end} className={styles.end} />
      <div className={styles.foot}>
        {standing === 'loading' && <Spinner size={16} />}
        <p role="status">{words[standing]}</p>
        {standing === 'failed' && (
          <Button kind="plain" onClick={props.onLoadMore}>
            {texts.retry}
          </Button>
        )}
      </div>
    </div>
  )
}
