import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import styles from './infinite-list.module.css'
import { Spinner } from '../feedback/spinner.tsx'
import { useUiTexts } from '../texts.tsx'

export interface InfiniteListProps {
  /** There are further rows to load. */
  hasMore: boolean
  loading: boolean
  /** The last load failed: a row with a retry button replaces automatic loading. */
  failed?: boolean | undefined
  onLoadMore: () => void
  /** Hides "no more" below a short list. */
  quiet?: boolean | undefined
  children: ReactNode
}

/** The distance to the end at which the next rows are fetched. */
const AHEAD = '50px'

/** Loads more while the end of the list is visible and `waiting` is set. */
function useEndInSight(waiting: boolean, onLoadMore: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(onLoadMore)
  useEffect(() => {
    const element = end.current
    if (!waiting || !element) return undefined
    // Observed again after each load: if the rows do not fill the window, the next ones load at once.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore()
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

/** A list that loads its next rows near its end, and shows whether it is loading, complete or failed. */
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
